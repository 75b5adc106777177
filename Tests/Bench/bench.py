"""Measures iconkit against its peers and a C floor; see --help."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

import batch
import cold
import growth
import install
import lint
import report
import samples
from contest import Programs, Setup
from measure import Runner, progress_line

ROOT = Path(__file__).resolve().parents[2]
# The groups of rows: what they measure, and rounds, normally and with --quick.
GROUPS = {
    "cold": (cold.small, 41, 15),
    "large": (cold.large, 15, 5),
    "batch": (batch.batch, 11, 4),
    "lint": (lint.lint, 15, 5),
    "growth": (growth.growth, 3, 0),
}
HELP = """\
Measures iconkit against its peers and a C floor that draws and writes the same icons without parsing anything, and prints the targets with
what was measured. Installs what it needs (Debian packages by apt-get, Python wheels into .build/bench) and says so; what can't be had is
skipped, with the reason. The exit status is 0 also when targets are missed, 1 when a command did not do its work, 2 when nothing could be
measured.

Rows: cold (one icon at 30 px: time, memory), large (one icon at 1,024 px), batch (1,000 icons: speed, own cost, bytes), lint (3,000 PNGs),
growth (1,000 to 100,000 icons)."""


def options() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, no growth")
    parser.add_argument("--only", metavar="ROW", action="append", choices=GROUPS, help="only these rows (repeatable)")
    parser.add_argument("--rounds", metavar="N", type=int, help="rounds of each group")
    parser.add_argument("--write", action="store_true", help="write the report to docs/benchmarks.md (a full run only)")
    parser.add_argument("--iconkit", metavar="PATH", type=Path, default=ROOT / ".build/release/iconkit", help="the dynamic build")
    parser.add_argument("--static", metavar="PATH", type=Path, default=ROOT / ".build/static/release/iconkit", help="the static build")
    chosen = parser.parse_args()
    if chosen.rounds is not None and chosen.rounds < 1:
        parser.error("--rounds must be at least 1")
    if chosen.write and (chosen.quick or chosen.only):
        parser.error("--write wants a full run, without --quick and --only")
    return chosen


def rounds(chosen: argparse.Namespace) -> dict[str, int]:
    """The groups to be measured, and how often."""
    normal = {name: quick if chosen.quick else full for name, (_, full, quick) in GROUPS.items()}
    return {name: chosen.rounds or count for name, count in normal.items() if count and name in (chosen.only or GROUPS)}


def scratch_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder in memory, where there is one with room, so that no disk is measured."""
    memory = Path("/dev/shm")
    fits = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 256 << 20
    return tempfile.TemporaryDirectory(prefix="iconkit-bench-", dir=memory if fits else None)


def main() -> int:
    """Installs, measures, reports."""
    chosen = options()
    load = os.getloadavg()[0]
    build = ROOT / ".build/bench"
    build.mkdir(parents=True, exist_ok=True)
    install.install_packages()
    venv = install.install_wheels(build / "venv")
    icons = next(venv.glob("lib/*/site-packages/material/templates/.icons"), None)
    programs = Programs.find(build, venv, chosen.static.absolute(), chosen.iconkit.absolute())
    if icons is None or not install.importable("svgelements", "PIL") or programs.launcher.missing:
        install.say("nothing can be measured without a C compiler and the wheels of mkdocs-material, svgelements and pillow")
        return 2
    if chosen.write and programs.iconkit.missing:
        install.say(f"--write wants something to measure: {programs.iconkit.missing}")
        return 2
    counts = rounds(chosen)
    with scratch_folder() as folder:
        setup = Setup(programs, samples.write(samples.pick(icons, 1000), Path(folder) / "icons"), Path(folder))
        machine = report.environment(programs, setup.scratch, load)
        contests = [GROUPS[name][0](setup, count) for name, count in counts.items()]
        for contest in contests:
            contest.group.measure(Runner(programs.launcher.path, setup.scratch), progress_line)
        progress_line("")
    text = report.page(contests, machine)
    print(text, end="")
    if chosen.write:
        (ROOT / "docs").mkdir(exist_ok=True)
        (ROOT / "docs/benchmarks.md").write_text(text)
    return int(any(command.failure for contest in contests for command in contest.group.commands))


if __name__ == "__main__":
    sys.exit(main())
