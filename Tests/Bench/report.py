"""The result in words: the table of targets, everything that was measured, the versions."""

from __future__ import annotations

import datetime
import os
import platform
import re
import statistics
import subprocess
from pathlib import Path

from claims import MIB
from contest import Contest, Programs
from install import WHEELS
from measure import Command

METHOD = """\
The commands of a group run in rounds, in each in another order, after one that doesn't count and
in which the ink of the pictures is compared. A number is the median of all rounds ({turns}), with the
least and the most in brackets; a ratio is the median of the rounds' ratios. CPU is user and system
time of all processes, the peak that of the largest one. Each run writes new files, which are counted
and looked at. The floor (`Tests/Bench/floor.c`) parses and checks nothing:
it draws paths that lie ready, with Cairo, and writes grey and alpha with libpng. `iconkit render`
reads every PNG back and checks it (for notes only with `--verbose`), unless it is called with `--no-lint`."""
# From this load average on, something else is at work.
BUSY = 0.5
# What of a command is shown: the factor for its unit, the unit, digits. Processor time is given for each icon.
UNITS = {"wall": (1e3, "ms", 2), "speed": (1.0, "a second", 0), "peak": (1 / MIB, "MiB", 1), "size": (1.0, "bytes", 0)}


def shown(command: Command, what: str) -> str:
    """One number of a command, as "median unit (least–most)"."""
    if not command.samples:
        return command.trouble
    factor, unit, digits = UNITS.get(what, (1e6 / command.units, "µs an icon", 1))
    values = [command.units / wall for wall in command.values("wall")] if what == "speed" else command.values(what)
    median, least, most = (f"{pick(values) * factor:,.{digits}f}" for pick in (statistics.median, min, max))
    return f"{median} {unit}" if least == most else f"{median} {unit} ({least}–{most})"


def table(head: list[str], lines: list[list[str]]) -> str:
    """A Markdown table whose columns line up."""
    widths = [max(len(line[i]) for line in [head, *lines]) for i in range(len(head))]
    rows = [head, ["-" * width for width in widths], *lines]
    return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows)


def targets(contests: list[Contest]) -> tuple[str, str]:
    """The table of targets, and a line that counts the verdicts."""
    lines, verdicts = [], []
    for contest in contests:
        for row in contest.rows:
            subject = contest.group[row.subject]
            opening = [row.work, shown(subject, row.shows) if subject.samples else ""]
            for level, claims in (("must", row.must), ("aim", row.aim)):
                for claim in claims:
                    judgement = claim.judge(contest.group, subject)
                    lines.append([*opening, level, judgement.title, judgement.value, judgement.verdict])
                    verdicts.append(judgement.verdict)
                    opening = ["", ""]
    met, missed = verdicts.count("ok"), verdicts.count("MISSED")
    count = f"{len(verdicts)} targets: {met} ok, {missed} missed, {len(verdicts) - met - missed} not measured"
    return table(["work", "measured", "", "target", "ratio or value", "result"], lines), count


def everything(contest: Contest) -> str:
    """All that was measured of a group's commands."""
    lines = []
    for command in contest.group.commands:
        speed = [shown(command, "speed")] if command.units > 1 else []
        if not command.samples:
            lines.append([command.title, command.trouble, *([""] * (3 + len(speed)))])
            continue
        cpu = f"{command.median('cpu') / command.units * 1e6:,.1f}"
        size = f"{command.median('size'):,.0f}" if command.outputs else ""
        lines.append([command.title, shown(command, "wall"), *speed, cpu, f"{command.median('peak') / MIB:.1f}", size])
    several = any(command.units > 1 for command in contest.group.commands)
    return table(["command", "time", *(["speed"] if several else []), "CPU µs each", "peak MiB", "mean bytes"], lines)


def first_line(*arguments: str | Path) -> str:
    """What a program says of its version, on one line; empty when it can't be run."""
    try:
        result = subprocess.run(arguments, capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    lines = [line.strip() for line in (result.stdout or result.stderr).splitlines() if line.strip()]
    return lines[0] if lines and result.returncode == 0 else ""


def processor() -> str:
    """The processor's name."""
    if platform.system() == "Darwin":
        return first_line("sysctl", "-n", "machdep.cpu.brand_string")
    found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return found.group(1) if found else platform.machine()


def system() -> str:
    """The operating system's name."""
    return platform.freedesktop_os_release().get("PRETTY_NAME", "") if platform.system() == "Linux" else f"macOS {platform.mac_ver()[0]}"


def environment(programs: Programs, scratch: Path, load: float) -> str:
    """The machine and the versions, as a list."""
    names = ("cairo", "pixman-1", "libpng", "zlib", "librsvg-2.0")
    libraries = [f"{name} {first_line('pkg-config', '--modversion', name)}" for name in names]
    own = first_line(programs.iconkit.path, "--version") or programs.iconkit.missing
    static = " (static build)" if programs.iconkit.path != programs.dynamic.path else ""
    resvg, rsvg = first_line(programs.resvg.path, "--version"), first_line(programs.rsvg_convert.path, "--version")
    busy = ": other work was running, so the times are longer than need be" if load > BUSY else ""
    wheels = ", ".join(f"{name} {version}" for name, version in WHEELS.items())
    lines = [
        f"machine: {processor()}, {os.cpu_count()} cores, {system()}, {platform.system()} {platform.release()}",
        f"iconkit: {own}{static}",
        f"libraries: {', '.join(libraries)}; {first_line('gcc', '--version')}",
        f"peers: resvg {resvg}, {rsvg}, pngcheck {pngcheck_version(programs)}",
        f"wheels: {wheels}; Python {platform.python_version()}",
        f"files on {scratch.parent}; load when it began {load:.2f}{busy}",
    ]
    return "\n".join(f"- {line}" for line in lines)


def pngcheck_version(programs: Programs) -> str:
    """pngcheck has no option for its version, but names it in its help."""
    if programs.pngcheck.missing:
        return programs.pngcheck.missing
    answer = subprocess.run([programs.pngcheck.path, "-h"], capture_output=True, text=True)
    found = re.search(r"version ([0-9.]+\d)", answer.stdout + answer.stderr)
    return found.group(1) if found else "of unknown version"


def page(contests: list[Contest], machine: str) -> str:
    """The whole report in Markdown."""
    table_of_targets, count = targets(contests)
    turns = ", ".join(f"{contest.group.name} {contest.group.rounds}" for contest in contests)
    parts = [
        "# Benchmarks",
        f"Written by `make bench` on {datetime.date.today().isoformat()}. {METHOD.format(turns=turns)}",
        machine,
        "## Targets",
        table_of_targets,
        count + ".",
        *(part for contest in contests for part in (f"## {contest.group.name}", everything(contest))),
    ]
    return "\n\n".join(parts) + "\n"
