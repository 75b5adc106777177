"""What the rows are built from: the programs that were found, the icons, and a folder to write to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from claims import Row
from install import Tool, compile_program, program
from measure import WORKERS, Command, Group, Words
from outputs import GREY_ALPHA, Outputs
from samples import Samples


@dataclass(frozen=True)
class Contest:
    """Commands measured in turn, and the rows of the table that follow from them."""

    group: Group
    rows: list[Row]


@dataclass(frozen=True)
class Programs:
    """Everything that is run, present or not."""

    iconkit: Tool
    dynamic: Tool
    launcher: Tool
    floor: Tool
    librsvg_loop: Tool
    resvg: Tool
    resvg_library: Tool
    rsvg_convert: Tool
    pngcheck: Tool

    @staticmethod
    def find(build: Path, venv: Path, release: Path, dynamic: Path) -> Programs:
        """Finds the programs and builds the C ones. Without a static build of iconkit or of the floor their dynamic ones stand in."""
        floor = compile_program("floor", build, ("cairo", "libpng"), static=True)
        if floor.missing:
            floor = compile_program("floor", build, ("cairo", "libpng"))
        static_iconkit = program(release, "no static iconkit (make release)")
        dynamic_iconkit = program(dynamic, "no iconkit (make build)")
        library = Tool(venv / "bin" / "python3", "" if any(venv.glob("lib/*/site-packages/svg2png_py")) else "no svg2png-py")
        return Programs(
            iconkit=dynamic_iconkit if static_iconkit.missing else static_iconkit,
            dynamic=dynamic_iconkit,
            launcher=compile_program("launch", build),
            floor=floor,
            librsvg_loop=compile_program("librsvg_loop", build, ("librsvg-2.0",)),
            resvg=program(venv / "bin" / "resvg", "no resvg-cli"),
            resvg_library=library,
            rsvg_convert=program("rsvg-convert", "no librsvg2-bin"),
            pngcheck=program("pngcheck", "no pngcheck"),
        )


@dataclass(frozen=True)
class Setup:
    """The programs, the icons and a folder for what is written."""

    programs: Programs
    samples: Samples
    scratch: Path

    def place(self, group: str, key: str, side: int, count: int = 1, kind: int | None = None) -> Outputs:
        """Where a command writes: a file, or a folder for several."""
        folder = self.scratch / group
        folder.mkdir(exist_ok=True)
        return Outputs(folder / (key if count > 1 else f"{key}.png"), count, side, kind)

    def render(
        self,
        group: str,
        key: str,
        title: str,
        source: Path,
        *options: str,
        count: int = 1,
        side: int = 30,
        kind: int = GREY_ALPHA,
        tool: Tool | None = None,
    ) -> Command:
        """`iconkit render`. With its checks it may have findings (exit 1): what it wrote is looked at all the same."""
        tool = tool or self.programs.iconkit
        place = self.place(group, key, side, count, kind)
        exits = (0,) if "--no-lint" in options else (0, 1)
        several = [f"--jobs={WORKERS}"] if count > 1 else []
        arguments: Words = [tool.path, "render", source, "-o", place.path, *several, *options]
        return Command(key, title, arguments, count, place, exits=exits, missing=tool.missing)

    def floor(self, group: str, side: int = 30, count: int = 1) -> Command:
        """The C floor, with one icon or all."""
        tool, place = self.programs.floor, self.place(group, "floor", side, count, GREY_ALPHA)
        title, flat, threads = f"the C floor, {WORKERS} threads", self.samples.flat, [str(WORKERS), "", self.samples.svg]
        if count == 1:
            kind = "static" if tool.path.name.endswith("static") else "dynamic"
            title, flat, threads = f"the {kind} C floor", self.samples.one_flat, []
        arguments: Words = [tool.path, flat, place.path, str(side), *threads]
        return Command("floor", title, arguments, count, place, missing=tool.missing)

    def resvg(self, group: str, side: int = 30) -> Command:
        """resvg's command with one icon."""
        tool, place = self.programs.resvg, self.place(group, "resvg", side)
        arguments: Words = [tool.path, "-w", str(side), "-h", str(side), self.samples.one_svg, place.path]
        return Command("resvg", "resvg's command", arguments, 1, place, missing=tool.missing)

    def rsvg_convert(self, group: str, side: int = 30) -> Command:
        """librsvg's command with one icon."""
        tool, place = self.programs.rsvg_convert, self.place(group, "rsvg-convert", side)
        arguments: Words = [tool.path, "-a", "-w", str(side), "-h", str(side), "-o", place.path, self.samples.one_svg]
        return Command("rsvg-convert", "rsvg-convert", arguments, 1, place, missing=tool.missing)
