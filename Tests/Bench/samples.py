"""The icons that are measured: real ones, each as SVG, as its svgspec twin, and as flat arrays for the floor."""

from __future__ import annotations

import os
import re
import struct
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

MOVE, LINE, CURVE, CLOSE, FILL = range(5)
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Icon:
    """What one SVG file says: a viewBox and the data of its paths, each filled black."""

    source: Path
    viewbox: tuple[float, float, float, float]
    paths: tuple[str, ...]


@dataclass(frozen=True)
class Samples:
    """The same icons in three forms; the icon with index 7 is svg/00007.svg, svgspec/00007.svgspec, and the eighth in the flat file."""

    svg: Path
    svgspec: Path
    flat: Path
    one_svg: Path
    one_svgspec: Path
    one_flat: Path
    count: int

    def names(self) -> list[str]:
        """The icons' names without their endings, in order."""
        return [f"{i:05d}" for i in range(self.count)]


def read_icon(path: Path) -> Icon | None:
    """Reads an SVG file whose twin is trivial: only paths that have nothing but data. Others are None."""
    root = ElementTree.parse(path).getroot()
    box = [float(number) for number in re.split(r"[\s,]+", root.get("viewBox", "").strip()) if number]
    data = tuple(child.get("d", "") for child in root if child.tag == SVG + "path" and list(child.attrib) == ["d"])
    plain = len(box) == 4 and set(root.attrib) == {"viewBox"} and len(data) == sum(1 for _ in root.iter()) - 1 > 0
    return Icon(path, (box[0], box[1], box[2], box[3]), data) if plain else None


def pick(folder: Path, count: int) -> list[Icon]:
    """Takes `count` icons evenly spread over a folder's files in the order of their names: the same ones each time."""
    files = sorted(folder.rglob("*.svg"))
    icons: list[Icon] = []
    # An unfit file is replaced by the next fit one, so that the spread stays.
    at = 0
    for i in range(count):
        at = max(at, i * len(files) // count)
        icon = None
        while icon is None and at < len(files):
            icon, at = read_icon(files[at]), at + 1
        if icon is not None:
            icons.append(icon)
    return icons


def svgspec(icon: Icon) -> str:
    """Writes an icon as svgspec."""
    box = " ".join(f"{number:g}" for number in icon.viewbox)
    head = f'icon viewBox="{box}" width={icon.viewbox[2]:g} height={icon.viewbox[3]:g}\n\n'
    return head + "".join(f'path d="{data}"\n' for data in icon.paths)


def flat(icon: Icon) -> bytes:
    """Writes an icon as the arrays floor.c reads: absolute moves, lines, cubic curves and closes, and a fill after each path."""
    from svgelements import Arc, Close, CubicBezier, Line, Move, Point, QuadraticBezier
    from svgelements import Path as SVGPath

    ops, numbers = bytearray(), list[float]()

    def add(op: int, *points: Point) -> None:
        ops.append(op)
        for point in points:
            numbers.extend((point.x, point.y))

    for data in icon.paths:
        for segment in SVGPath(data):
            if isinstance(segment, Move):
                add(MOVE, segment.end)
            elif isinstance(segment, Close):
                add(CLOSE)
            elif isinstance(segment, Line):
                add(LINE, segment.end)
            elif isinstance(segment, CubicBezier):
                add(CURVE, segment.control1, segment.control2, segment.end)
            elif isinstance(segment, QuadraticBezier):
                start, control, end = segment.start, segment.control, segment.end
                add(CURVE, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
            elif isinstance(segment, Arc):
                for curve in segment.as_cubic_curves():
                    add(CURVE, curve.control1, curve.control2, curve.end)
        add(FILL)
    head = struct.pack("<4dqq", *icon.viewbox, len(ops), len(numbers))
    return head + bytes(ops) + bytes(-len(ops) % 8) + struct.pack(f"<{len(numbers)}d", *numbers)


def write(icons: list[Icon], folder: Path) -> Samples:
    """Writes icons into a folder in their three forms, and the one of median length once more by itself."""
    median = sorted(icons, key=lambda icon: (len(svgspec(icon)), icon.source))[len(icons) // 2]
    samples = Samples(
        folder / "svg",
        folder / "svgspec",
        folder / "icons.flat",
        folder / "one.svg",
        folder / "one.svgspec",
        folder / "one.flat",
        len(icons),
    )
    samples.svg.mkdir(parents=True)
    samples.svgspec.mkdir()
    for name, icon in zip(samples.names(), icons, strict=True):
        (samples.svg / f"{name}.svg").write_bytes(icon.source.read_bytes())
        (samples.svgspec / f"{name}.svgspec").write_text(svgspec(icon))
    samples.flat.write_bytes(struct.pack("<q", len(icons)) + b"".join(map(flat, icons)))
    samples.one_svg.write_bytes(median.source.read_bytes())
    samples.one_svgspec.write_text(svgspec(median))
    samples.one_flat.write_bytes(struct.pack("<q", 1) + flat(median))
    return samples


def multiply(samples: Samples, folder: Path, times: int) -> Path:
    """Fills a folder with `times` subfolders of all svgspec icons, by hard links; returns it."""
    for i in range(times):
        part = folder / f"{i:03d}"
        part.mkdir(parents=True)
        for name in samples.names():
            os.link(samples.svgspec / f"{name}.svgspec", part / f"{name}.svgspec")
    return folder
