"""Tests of the benchmark: what counts as a run. All: python3 -m unittest discover -s Tests/Bench"""

from __future__ import annotations

import struct
import sys
import tempfile
import unittest
import zlib
from pathlib import Path
from typing import Any
from unittest import mock

import measure
from install import compile_program
from measure import Command, Failed, Group, Runner, Sample
from outputs import GREY_ALPHA, Outputs, WrongOutput


def png(width: int, height: int, kind: int = GREY_ALPHA, alpha: int = 255) -> bytes:
    """A PNG of one alpha."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = (b"\0" + bytes([0, alpha] * width)) * height
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class InFolder(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


class Running(InFolder):
    """What a run must be like to count."""

    launcher: Path

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        tool = compile_program("launch", Path(folder.name))
        if tool.missing:
            raise unittest.SkipTest(tool.missing)
        cls.launcher = tool.path

    def run_program(self, *arguments: str, **more: Any) -> Sample:
        return Runner(self.launcher, self.folder).run(Command("x", "x", arguments, **more))

    def test_takes_time_and_memory(self) -> None:
        sample = self.run_program("sleep", "0.05")
        self.assertGreaterEqual(sample.wall, 0.05)
        self.assertLess(sample.cpu, 0.05)
        self.assertLess(sample.peak, 6 << 20, "the memory of this process was counted as the program's")

    def test_adds_up_the_processor_time_of_children(self) -> None:
        loop = f"{sys.executable} -c 'sum(range(3_000_000))'"
        self.assertGreater(self.run_program("sh", "-c", f"{loop}; true").cpu, 0.02)

    def test_exit_status(self) -> None:
        with self.assertRaisesRegex(Failed, "^exit 3: no such icon$"):
            self.run_program("sh", "-c", "echo no such icon >&2; exit 3")
        self.run_program("sh", "-c", "exit 1", exits=(0, 1))

    def test_signal(self) -> None:
        with self.assertRaisesRegex(Failed, "^exit 139: it said nothing$"):
            self.run_program("sh", "-c", "kill -SEGV $$")

    def test_no_such_program(self) -> None:
        with self.assertRaisesRegex(Failed, "^/no/such/program: No such file or directory$"):
            self.run_program("/no/such/program")

    def test_hangs(self) -> None:
        with mock.patch.object(measure, "LONGEST", 0.1), self.assertRaisesRegex(Failed, "^not done after 0.1 s$"):
            self.run_program("sleep", "10")

    def test_says_what_it_should(self) -> None:
        self.run_program("echo", "12 files: 1 error", says="^12 files")
        with self.assertRaisesRegex(Failed, "^its output has no '\\^13 files': 12 files: 1 error$"):
            self.run_program("echo", "12 files: 1 error", says="^13 files")

    def test_own_stopwatch(self) -> None:
        self.assertEqual(self.run_program("echo", "7.5", self_timed=True).wall, 7.5)

    def test_old_output_does_not_count(self) -> None:
        outputs = Outputs(self.folder / "a.png", 1, 30)
        outputs.path.write_bytes(png(30, 30))
        with self.assertRaisesRegex(Failed, "^0 files instead of 1$"):
            self.run_program("true", outputs=outputs)

    def test_measures_in_rounds_and_drops_what_fails(self) -> None:
        log = self.folder / "log"

        def step(key: str, script: str) -> Command:
            return Command(key, key, ["sh", "-c", f"echo {key} >> {log}; {script}"])

        # The second fails from its third run on.
        group = Group("g", [step("a", "true"), step("b", f"[ $(grep -c b {log}) -lt 3 ]"), step("c", "true")], rounds=3)
        group.commands.append(Command("d", "d", ["true"], missing="not here"))
        group.measure(Runner(self.launcher, self.folder), lambda _: None)
        runs = log.read_text().split()
        rounds = ["".join(runs[start : start + 3]) for start in range(0, len(runs), 3)]
        self.assertEqual(rounds[0], "abc")
        self.assertEqual([sorted(round) for round in rounds], [list("abc")] * 3 + [list("ac")])
        # Each round has an order of its own, the same one in every run.
        self.assertGreater(len(set(rounds[:3])), 1)
        self.assertEqual([len(command.samples) for command in group.commands], [3, 0, 3, 0])
        self.assertEqual(group["b"].trouble, "FAILED: exit 1: it said nothing")
        self.assertEqual(group["d"].trouble, "skipped: not here")


class Written(InFolder):
    """What the files must be like."""

    def write(self, name: str, data: bytes) -> None:
        (self.folder / name).parent.mkdir(exist_ok=True)
        (self.folder / name).write_bytes(data)

    def test_mean_size(self) -> None:
        for name in ("out/a.png", "out/b.png"):
            self.write(name, png(30, 30))
        self.assertEqual(Outputs(self.folder / "out", 2, 30, GREY_ALPHA).check(), len(png(30, 30)))

    def test_faults(self) -> None:
        faults = [
            (png(30, 29), "a.png is 30x29 of colour type 4, not 30x30 of 4"),
            (png(30, 30, kind=6), "a.png is 30x30 of colour type 6, not 30x30 of 4"),
            (png(60, 60), "a.png is 60x60 of colour type 4, not 30x30 of 4"),
            (png(30, 30)[:-3], "a.png is no whole PNG"),
            (b"", "a.png is no whole PNG"),
        ]
        for data, text in faults:
            with self.subTest(text):
                self.write("a.png", data)
                with self.assertRaises(WrongOutput) as caught:
                    Outputs(self.folder / "a.png", 1, 30, GREY_ALPHA).check()
                self.assertEqual(str(caught.exception), text)

    def test_a_peer_may_be_narrower(self) -> None:
        self.write("a.png", png(23, 30))
        Outputs(self.folder / "a.png", 1, 30).check()

    def test_ink(self) -> None:
        try:
            import PIL  # noqa: F401
        except ImportError:
            self.skipTest("no pillow")
        for name, alpha in (("a.png", 200), ("same.png", 201), ("blank.png", 0)):
            self.write(name, png(30, 30, alpha=alpha))
        reference, same, blank = (Outputs(self.folder / name, 1, 30) for name in ("a.png", "same.png", "blank.png"))
        same.compare(reference)
        with self.assertRaisesRegex(WrongOutput, "^blank.png has 0.0 pixels of ink, not 705.9$"):
            blank.compare(reference)
