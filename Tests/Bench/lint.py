"""Checking PNGs: every file decoded and every rule for PNGs applied, against pngcheck, which checks sums, inflates and looks at no pixel.

The target holds our threads against pngcheck as it is called, in one process; what it does in as many processes is measured beside it.
"""

from __future__ import annotations

import struct
import subprocess
import zlib
from pathlib import Path

from claims import Row, times_as_fast
from contest import Contest, Setup
from measure import ENVIRONMENT, WORKERS, Command, Group, Words

SCALES = {"": 30, "@2x": 60, "@3x": 90}


def lint(setup: Setup, rounds: int) -> Contest:
    """Three scales of every icon, as the floor draws them. Each file was read before: the cache is warm."""
    programs = setup.programs
    folder, count = setup.scratch / "lint", len(SCALES) * setup.samples.count
    folder.mkdir()
    trouble = programs.floor.missing
    for tail, side in SCALES.items():
        if not trouble:
            subprocess.run([programs.floor.path, setup.samples.flat, folder, str(side), str(WORKERS), tail], check=True)
    files = sorted(folder.iterdir())
    names = setup.scratch / "lint-files"
    names.write_bytes(b"\0".join(map(bytes, files)))
    share = str(-(-count // WORKERS))
    ours = Command(
        "iconkit",
        "iconkit lint",
        [programs.iconkit.path, "lint", f"--jobs={WORKERS}", folder],
        count,
        exits=(0, 1),
        says=rf"^{count:,} files?\b|^{count} files?\b",
        missing=trouble or programs.iconkit.missing,
    )
    quiet: Words = [programs.pngcheck.path, "-q"]
    shared: Words = ["xargs", "-0", f"-P{WORKERS}", "-n", share, *quiet]
    missing = trouble or programs.pngcheck.missing
    pngcheck = Command("pngcheck", "pngcheck -q", [*quiet, *files], count, missing=missing)
    processes = Command("pngcheck-shared", f"pngcheck -q in {WORKERS} processes", shared, count, stdin=names, missing=missing)
    # Quiet pngcheck says nothing of what it looked at: once it is asked.
    if not pngcheck.missing:
        answer = subprocess.run([programs.pngcheck.path, *files], capture_output=True, text=True).stdout
        if answer.count("OK: ") != count:
            pngcheck.failure = f"it found {answer.count('OK: ')} of {count} files to be in order"
    if not ours.missing:
        ours.failure = disproof(setup, files[0])
    must, aim = times_as_fast(1, "pngcheck"), times_as_fast(1.6, "pngcheck")
    row = Row(f"lint of {count:,} PNGs, decoded, all rules", "iconkit", (must,), (aim,), "speed")
    return Contest(Group("lint", [ours, pngcheck, processes], rounds), [row])


def disproof(setup: Setup, sound: Path) -> str:
    """Why our lint can't be said to decode: it says the same of a PNG when its compressed data, still sound, lacks the last row."""
    file = setup.scratch / "spoiled.png"
    data = sound.read_bytes()
    (length,) = struct.unpack(">I", data[33:37])
    body = b"IDAT" + zlib.compress(zlib.decompress(data[41 : 41 + length])[: -(1 + 2 * SCALES[""])])
    spoiled = data[:33] + struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body)) + data[-12:]
    answers = []
    for content in (data, spoiled):
        file.write_bytes(content)
        words: Words = [setup.programs.iconkit.path, "lint", file]
        answers.append(subprocess.run(words, capture_output=True, text=True, timeout=60, env=ENVIRONMENT))
    seen = answers[1].returncode == 1 and answers[0].stdout != answers[1].stdout
    return "" if seen else "it does not see that a row of pixels is missing"
