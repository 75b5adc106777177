"""Targets, and whether they were met: each is a number worked out from the samples of one or two commands, and a bound."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass

from measure import Command, Group

MIB = 1024 * 1024
Measure = Callable[[Command, Command], float]


@dataclass(frozen=True)
class Judgement:
    """A claim in words, what was measured, and `ok`, `MISSED` or why it can't be said."""

    title: str
    value: str
    verdict: str


@dataclass(frozen=True)
class Claim:
    """A bound on what is worked out from a command and the one it is held against (or itself)."""

    bound: float
    against: str
    at_least: bool
    measure: Measure
    text: str
    digits: int = 2

    def judge(self, group: Group, subject: Command) -> Judgement:
        """Works the claim out."""
        other = group[self.against] if self.against else subject
        title = self.text.format(bound=f"{self.bound:,g}", other=other.title)
        if not subject.samples:
            return Judgement(title, "", subject.trouble)
        if not other.samples:
            return Judgement(title, "", f"no comparison, {other.trouble}")
        value = self.measure(subject, other)
        holds = value >= self.bound if self.at_least else value <= self.bound
        return Judgement(title, f"{value:,.{self.digits}f}", "ok" if holds else "MISSED")


def ratio(metric: str) -> Measure:
    """The median over the rounds of command / other: what changes from round to round is the same for both."""
    return lambda ours, theirs: statistics.median(a / b for a, b in zip(ours.values(metric), theirs.values(metric), strict=True))


def at_most_times(bound: float, against: str, metric: str = "wall") -> Claim:
    """Takes no more than `bound` times what another takes."""
    return Claim(bound, against, False, ratio(metric), "≤ {bound} × {other}")


def times_as_fast(bound: float, against: str) -> Claim:
    """Does the same number of units in 1/`bound` of the time."""
    return Claim(bound, against, True, lambda ours, theirs: ratio("wall")(theirs, ours), "≥ {bound} × {other}")


def peak_at_most(mib: float) -> Claim:
    """Peak memory in MiB."""
    return Claim(mib, "", False, lambda ours, _: ours.median("peak") / MIB, "≤ {bound} MiB", 1)


def size_at_most(size: float) -> Claim:
    """Mean size of the files written, in bytes."""
    return Claim(size, "", False, lambda ours, _: ours.median("size"), "≤ {bound} bytes", 0)


def extra_processor_time(microseconds: float, against: str) -> Claim:
    """Processor time for each unit above what another takes for it, in microseconds."""

    def extra(ours: Command, theirs: Command) -> float:
        pairs = zip(ours.values("cpu"), theirs.values("cpu"), strict=True)
        return statistics.median(a - b for a, b in pairs) / ours.units * 1e6

    return Claim(microseconds, against, False, extra, "≤ {bound} µs an icon above {other}", 1)


def time_for_each_grows(bound: float, against: str) -> Claim:
    """Time for each unit is no more than `bound` times what it is with fewer units."""
    return Claim(
        bound,
        against,
        False,
        lambda ours, theirs: ratio("wall")(ours, theirs) * theirs.units / ours.units,
        "time an icon ≤ {bound} × {other}",
    )


def memory_for_each(bound: float, against: str) -> Claim:
    """Peak memory grows by no more than `bound` bytes for each further unit."""
    return Claim(
        bound,
        against,
        False,
        lambda ours, theirs: (ours.median("peak") - theirs.median("peak")) / (ours.units - theirs.units),
        "≤ {bound} bytes of memory for each icon more than {other}",
        0,
    )


@dataclass(frozen=True)
class Row:
    """A line of the table: some work, done by one command of a group, with what it must and what it aims to reach.

    `shows` is what of the command's samples the line gives: wall, speed, cpu, peak or size.
    """

    work: str
    subject: str
    must: tuple[Claim, ...] = ()
    aim: tuple[Claim, ...] = ()
    shows: str = "wall"
