"""Running commands in turn, and what each run took."""

from __future__ import annotations

import os
import random
import re
import signal
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from outputs import Outputs, WrongOutput

# A run that takes longer hangs.
LONGEST = 300
# Processes or threads of everything that can have more than one.
WORKERS = 2
ENVIRONMENT = {
    "PATH": os.environ.get("PATH", ""),
    "HOME": os.environ.get("HOME", "/"),
    "LANG": "C.UTF-8",
    "NO_COLOR": "1",
    "RAYON_NUM_THREADS": str(WORKERS),
}

Words = Sequence[str | Path]


@dataclass(frozen=True)
class Sample:
    """One run: wall and processor time in seconds, peak memory in bytes, mean size of the files written."""

    wall: float
    cpu: float
    peak: float
    size: float


class Failed(Exception):
    """A command that did not do its work; the text says what was wrong."""


@dataclass
class Command:
    """A program to be measured.

    `units` is the number of icons or files it deals with. `says` is what its standard output must match. `self_timed`: the program prints
    the seconds its work took, without its interpreter's start. `missing` says why the command can't be run here.
    """

    key: str
    title: str
    arguments: Words
    units: int = 1
    outputs: Outputs | None = None
    stdin: Path = Path(os.devnull)
    exits: tuple[int, ...] = (0,)
    says: str = ""
    self_timed: bool = False
    missing: str = ""
    failure: str = ""
    samples: list[Sample] = field(default_factory=list)

    def values(self, metric: str) -> list[float]:
        """All values of one field of the samples."""
        return [getattr(sample, metric) for sample in self.samples]

    def median(self, metric: str) -> float:
        """The median of one field of the samples."""
        return statistics.median(self.values(metric))

    @property
    def trouble(self) -> str:
        """Why there are no samples, if there are none."""
        if self.failure:
            return f"FAILED: {self.failure}"
        return f"skipped: {self.missing}" if self.missing else ""


@dataclass(frozen=True)
class Runner:
    """Runs commands through the launcher, with room for what they print."""

    launcher: Path
    scratch: Path

    def run(self, command: Command) -> Sample:
        """Runs a command once; Failed when its exit status, its output or its files are not as they should be."""
        report, said, complaints = (self.scratch / name for name in ("report", "stdout", "stderr"))
        report.unlink(missing_ok=True)
        if command.outputs:
            command.outputs.clear()
        with open(command.stdin, "rb") as stdin, open(said, "wb") as stdout, open(complaints, "wb") as stderr:
            arguments = [self.launcher, report, *command.arguments]
            process = subprocess.Popen(arguments, stdin=stdin, stdout=stdout, stderr=stderr, env=ENVIRONMENT, start_new_session=True)
            try:
                process.wait(LONGEST)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                raise Failed(f"not done after {LONGEST} s") from None
        if process.returncode:
            raise Failed(gist(complaints))
        status, wall, cpu, peak = report.read_text().split()
        if int(status) not in command.exits:
            raise Failed(f"exit {status}: {gist(complaints)}")
        text = said.read_text(errors="replace")
        if not re.search(command.says, text, re.MULTILINE):
            raise Failed(f"its output has no '{command.says}': {gist(said)}")
        try:
            size = command.outputs.check() if command.outputs else 0
        except WrongOutput as wrong:
            raise Failed(str(wrong)) from None
        return Sample(float(text if command.self_timed else wall), float(cpu), float(peak), size)


@dataclass
class Group:
    """Commands that are measured in rounds, each in an order of its own, after one that doesn't count and in which the pictures are compared."""

    name: str
    commands: list[Command]
    rounds: int
    reference: str = ""

    def __getitem__(self, key: str) -> Command:
        return next(command for command in self.commands if command.key == key)

    def measure(self, runner: Runner, progress: Callable[[str], None]) -> None:
        """Fills in the samples of all commands; one that fails is out from then on, without samples.

        What was written is removed at once, save the reference's pictures: many icons take much memory.
        """
        for turn in range(self.rounds + 1):
            progress(f"{self.name}: round {turn} of {self.rounds}")
            # Each process finds the caches as the one before has left them: no command is always behind the same one.
            order = random.Random(turn).sample(self.commands, len(self.commands)) if turn else self.commands
            for command in order:
                if command.trouble:
                    continue
                try:
                    sample = runner.run(command)
                    if turn:
                        command.samples.append(sample)
                    else:
                        self.compare(command)
                except Failed as failed:
                    command.failure = str(failed)
                    command.samples.clear()
                if command.outputs and command.key != self.reference:
                    command.outputs.clear()

    def compare(self, command: Command) -> None:
        """Compares a command's pictures with the reference's, which come first and are still there."""
        reference = self[self.reference] if self.reference else command
        if reference is command or reference.trouble or not command.outputs or not reference.outputs:
            return
        try:
            command.outputs.compare(reference.outputs)
        except WrongOutput as wrong:
            raise Failed(str(wrong)) from None


def gist(file: Path) -> str:
    """The line of a program's messages that says most: the first that has an error, or else the last."""
    lines = [line for line in file.read_text(errors="replace").splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "it said nothing")


def progress_line(text: str) -> None:
    """Shows what is being measured, on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
