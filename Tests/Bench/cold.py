"""One icon in a process of its own: time and peak memory at 30 px, time at 1,024 px."""

from __future__ import annotations

from claims import Row, at_most_times, peak_at_most
from contest import Contest, Setup
from measure import Group
from outputs import GREY_ALPHA, RGBA


def small(setup: Setup, rounds: int) -> Contest:
    """One icon of 30 px, against resvg's command and the floor."""
    svg, svgspec = setup.samples.one_svg, setup.samples.one_svgspec
    ours = [
        setup.render("cold", "svgspec", "iconkit render one.svgspec", svgspec),
        setup.render("cold", "svgspec-no-lint", "iconkit render one.svgspec --no-lint", svgspec, "--no-lint"),
        setup.render("cold", "svg", "iconkit render one.svg", svg),
        setup.render("cold", "svg-no-lint", "iconkit render one.svg --no-lint", svg, "--no-lint"),
    ]
    times = [
        Row(f"one icon, cold: `{command.title}`", command.key, (at_most_times(0.9, "resvg"),), (at_most_times(1.3, "floor"),))
        for command in ours
    ]
    memory = Row("peak memory, one icon", "svgspec", (peak_at_most(6),), (at_most_times(1, "resvg", "peak"),), "peak")
    commands = [setup.floor("cold"), *ours]
    if setup.programs.dynamic.path != setup.programs.iconkit.path:
        title = "iconkit render one.svgspec, dynamic build"
        commands.append(setup.render("cold", "dynamic", title, svgspec, tool=setup.programs.dynamic))
    commands += [setup.resvg("cold"), setup.rsvg_convert("cold")]
    return Contest(Group("cold", commands, rounds, "floor"), [*times, memory])


def large(setup: Setup, rounds: int) -> Contest:
    """One icon of 1,024 px, against resvg's command."""
    kinds = [("grey+alpha", GREY_ALPHA, [], 1.0), ("RGBA", RGBA, ["--png", "rgba"], 1.2)]
    commands, rows = [setup.floor("large", 1024)], []
    for name, kind, png, most in kinds:
        for lint in ([], ["--no-lint"]):
            options = ["--size", "1024", *png, *lint]
            words = " ".join(["iconkit render one.svgspec", *options])
            key, must, aim = name + "".join(lint), at_most_times(most, "resvg"), at_most_times(0.7, "resvg")
            commands.append(setup.render("large", key, words, setup.samples.one_svgspec, *options, side=1024, kind=kind))
            rows.append(Row(f"1,024 px, cold, {name}: `{words}`", key, (must,), (aim,)))
    commands += [setup.resvg("large", 1024), setup.rsvg_convert("large", 1024)]
    return Contest(Group("large", commands, rounds, "floor"), rows)
