"""Tests of the benchmark: the icons, the verdicts and the table."""

from __future__ import annotations

import struct
import tempfile
import unittest
from pathlib import Path

import claims
import report
import samples
from contest import Contest
from measure import Command, Group, Sample

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">{}</svg>'


class Icons(unittest.TestCase):
    """The sample and its twins."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def svg(self, name: str, content: str) -> Path:
        path = self.folder / name
        path.write_text(SVG.format(content))
        return path

    def icon(self, content: str) -> samples.Icon:
        icon = samples.read_icon(self.svg("a.svg", content))
        assert icon is not None
        return icon

    def test_twin(self) -> None:
        icon = self.icon('<!-- by hand --><path d="M0 0h9v9z"/><path d="M1 1"/>')
        self.assertEqual(samples.svgspec(icon), 'icon viewBox="0 0 24 12" width=24 height=12\n\npath d="M0 0h9v9z"\npath d="M1 1"\n')

    def test_only_what_has_a_trivial_twin(self) -> None:
        for content in ('<path d="M0 0" style="fill:red"/>', '<g><path d="M0 0"/></g>', '<path d="M0 0"/><text/>', ""):
            with self.subTest(content):
                self.assertIsNone(samples.read_icon(self.svg("a.svg", content)))

    def test_spread(self) -> None:
        for i in range(10):
            self.svg(f"{i}.svg", "" if i == 4 else '<path d="M0 0"/>')
        self.assertEqual([icon.source.name for icon in samples.pick(self.folder, 5)], ["0.svg", "2.svg", "5.svg", "6.svg", "8.svg"])

    def test_flat(self) -> None:
        try:
            import svgelements  # noqa: F401
        except ImportError:
            self.skipTest("no svgelements")
        icon = self.icon('<path d="M1 2l3 4q3 0 3 3z"/>')
        data = samples.flat(icon)
        self.assertEqual(struct.unpack("<4dqq", data[:48]), (0, 0, 24, 12, 5, 10))
        self.assertEqual(list(data[48:56]), [samples.MOVE, samples.LINE, samples.CURVE, samples.CLOSE, samples.FILL, 0, 0, 0])
        for number, wanted in zip(struct.unpack("<10d", data[56:]), [1, 2, 4, 6, 6, 6, 7, 7, 7, 9], strict=True):
            self.assertAlmostEqual(number, wanted)


class Judging(unittest.TestCase):
    """Ratios, verdicts, and the table."""

    def setUp(self) -> None:
        ours = Command("ours", "ours", [], 1000, samples=[Sample(0.1, 0.2, 5 << 20, 380), Sample(0.3, 0.5, 5 << 20, 380)])
        peer = Command("peer", "the peer", [], 1000, samples=[Sample(0.2, 0.1, 4 << 20, 400), Sample(0.9, 0.3, 4 << 20, 400)])
        self.group = Group("g", [ours, peer, Command("gone", "gone", [], missing="no gone")], 2)

    def test_claims(self) -> None:
        # Ratios of the rounds: 0.1 / 0.2 and 0.3 / 0.9; processor time above the peer's: 0.1 s and 0.2 s for 1,000 icons.
        cases = [
            (claims.at_most_times(0.4, "peer"), ("≤ 0.4 × the peer", "0.42", "MISSED")),
            (claims.at_most_times(0.5, "peer"), ("≤ 0.5 × the peer", "0.42", "ok")),
            (claims.times_as_fast(2.5, "peer"), ("≥ 2.5 × the peer", "2.50", "ok")),
            (claims.times_as_fast(2.6, "peer"), ("≥ 2.6 × the peer", "2.50", "MISSED")),
            (claims.peak_at_most(6), ("≤ 6 MiB", "5.0", "ok")),
            (claims.size_at_most(379), ("≤ 379 bytes", "380", "MISSED")),
            (claims.extra_processor_time(149, "peer"), ("≤ 149 µs an icon above the peer", "150.0", "MISSED")),
            (claims.at_most_times(1, "gone"), ("≤ 1 × gone", "", "no comparison, skipped: no gone")),
        ]
        for claim, wanted in cases:
            with self.subTest(wanted):
                judgement = claim.judge(self.group, self.group["ours"])
                self.assertEqual((judgement.title, judgement.value, judgement.verdict), wanted)

    def test_growth(self) -> None:
        more = Command("more", "more", [], 2000, samples=[Sample(0.25, 0, (5 << 20) + 100_000, 0), Sample(0.75, 0, (5 << 20) + 100_000, 0)])
        self.group.commands.append(more)
        self.assertEqual(claims.time_for_each_grows(1.2, "ours").judge(self.group, more).value, "1.25")
        self.assertEqual(claims.memory_for_each(90, "ours").judge(self.group, more).value, "100")

    def test_table(self) -> None:
        row = claims.Row("work", "ours", (claims.size_at_most(390),), (claims.size_at_most(300), claims.at_most_times(1, "gone")), "speed")
        text, count = report.targets([Contest(self.group, [row])])
        self.assertEqual(count, "3 targets: 1 ok, 1 missed, 1 not measured")
        cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
        self.assertEqual(cells[2], ["work", "6,667 a second (3,333–10,000)", "must", "≤ 390 bytes", "380", "ok"])
        self.assertEqual(cells[3], ["", "", "aim", "≤ 300 bytes", "380", "MISSED"])
        self.assertEqual(cells[4][-1], "no comparison, skipped: no gone")
