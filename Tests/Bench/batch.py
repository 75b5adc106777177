"""A thousand icons at once: speed, our own cost, and the size of what is written."""

from __future__ import annotations

import os
from pathlib import Path

from claims import Row, at_most_times, extra_processor_time, size_at_most, times_as_fast
from contest import Contest, Setup
from install import HERE, Tool
from measure import WORKERS, Command, Group, Words
from outputs import RGBA


def peers(setup: Setup) -> list[Command]:
    """librsvg and resvg as libraries, and resvg's command once for each icon (it has no batch)."""
    samples, programs = setup.samples, setup.programs
    files, names = setup.scratch / "batch-files", setup.scratch / "batch-names"
    files.write_bytes(b"\0".join(bytes(samples.svg / f"{name}.svg") for name in samples.names()))
    names.write_bytes(b"\0".join(name.encode() for name in samples.names()))
    share = str(-(-samples.count // WORKERS))
    xargs: Words = ["xargs", "-0", f"-P{WORKERS}"]
    places = {key: setup.place("batch", key, 30, samples.count) for key in ("librsvg", "resvg-library", "resvg")}

    def command(key: str, title: str, tool: Tool, stdin: Path, arguments: Words, self_timed: bool = False) -> Command:
        return Command(key, title, arguments, samples.count, places[key], stdin, self_timed=self_timed, missing=tool.missing)

    loop: Words = [*xargs, "-n", share, programs.librsvg_loop.path, "30", places["librsvg"].path]
    library: Words = [programs.resvg_library.path, HERE / "resvg_library.py", "30", samples.svg, places["resvg-library"].path]
    one: Words = ["-w", "30", "-h", "30", samples.svg / "{}.svg", places["resvg"].path / "{}.png"]
    each: Words = [*xargs, "-I{}", programs.resvg.path, *one]
    nothing = Path(os.devnull)
    return [
        command("librsvg", f"a librsvg C loop in {WORKERS} processes", programs.librsvg_loop, files, loop),
        command("resvg-library", "the resvg library (svg2png-py)", programs.resvg_library, nothing, library, self_timed=True),
        command("resvg", f"resvg's command, xargs -P{WORKERS}", programs.resvg, names, each),
    ]


def batch(setup: Setup, rounds: int) -> Contest:
    """All icons at 30 px by two workers."""
    samples = setup.samples
    ours, rows = [], []
    for syntax, folder in (("svgspec", samples.svgspec), ("svg", samples.svg)):
        for lint in ([], ["--no-lint"]):
            words = " ".join([f"iconkit render {syntax}/", *lint])
            ours.append(setup.render("batch", syntax + "".join(lint), words, folder, *lint, count=samples.count))
            rows.append(
                Row(
                    f"{samples.count:,} icons, 30 px: `{words}`",
                    ours[-1].key,
                    (times_as_fast(2, "librsvg"), times_as_fast(2.5, "resvg-library"), times_as_fast(13, "resvg")),
                    (times_as_fast(0.92, "floor"),),
                    "speed",
                )
            )
    rgba = ["--png", "rgba", "--no-lint"]
    words = " ".join(["iconkit render svgspec/", *rgba])
    ours.append(setup.render("batch", "rgba", words, samples.svgspec, *rgba, count=samples.count, kind=RGBA))
    for syntax in ("svgspec", "svg"):
        must, aim = extra_processor_time(12, "floor"), extra_processor_time(6, "floor")
        rows.append(Row(f"our own cost: `iconkit render {syntax}/ --no-lint`", f"{syntax}--no-lint", (must,), (aim,), "cpu"))
    rows.append(Row("mean size, 30 px, grey+alpha", "svgspec--no-lint", (size_at_most(390),), (), "size"))
    below = tuple(at_most_times(1, peer, "size") for peer in ("librsvg", "resvg-library", "resvg"))
    rows.append(Row("mean size, 30 px, RGBA", "rgba", (size_at_most(440), *below), (), "size"))
    return Contest(Group("batch", [setup.floor("batch", 30, samples.count), *ours, *peers(setup)], rounds, "floor"), rows)
