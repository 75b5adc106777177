"""What a command is to have written: counted, sized and weighed, so that nothing that failed early can pass for fast."""

from __future__ import annotations

import os
import shutil
import struct
from dataclasses import dataclass
from pathlib import Path

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY_ALPHA, RGBA = 4, 6
# Pictures looked into, at most, after each run.
LOOKED_AT = 500
# Antialiasing differs between renderers: by how much the ink of all pictures may, and that of one (in pixels and as a part of it).
INK_OF_ALL, INK_OF_ONE, INK_PIXELS = 0.01, 0.05, 3.0


class WrongOutput(Exception):
    """A command ended as if all were well, but did not write what it was to write."""


@dataclass(frozen=True)
class Outputs:
    """PNG files that a command writes.

    `path` is one file, or a folder in which `count` files lie at any depth. A picture fits a square of `side` pixels and fills it in one
    direction; with a `kind` (PNG colour type) it is exactly that square and of that kind.
    """

    path: Path
    count: int
    side: int
    kind: int | None = None

    def clear(self) -> None:
        """Removes what an earlier run wrote; a folder is left empty."""
        if self.path.is_dir():
            shutil.rmtree(self.path)
        self.path.unlink(missing_ok=True)
        if self.count > 1:
            self.path.mkdir(parents=True)

    def files(self) -> list[Path]:
        """The files that are there, sorted."""
        if not self.path.is_dir():
            return [self.path] if self.path.exists() else []
        return sorted(Path(folder, name) for folder, _, names in os.walk(self.path) for name in names)

    def check(self) -> float:
        """Returns the mean size of the files in bytes; WrongOutput when they are not what they should be."""
        files = self.files()
        if len(files) != self.count:
            raise WrongOutput(f"{len(files)} files instead of {self.count}")
        for file in spread(files, LOOKED_AT):
            self.check_header(file)
        return sum(file.stat().st_size for file in files) / len(files)

    def check_header(self, file: Path) -> None:
        """Looks at the start and the end of one PNG."""
        data = file.read_bytes()
        if data[:8] != SIGNATURE or data[12:16] != b"IHDR" or data[-8:-4] != b"IEND":
            raise WrongOutput(f"{file.name} is no whole PNG")
        width, height, _, kind = struct.unpack(">IIBB", data[16:26])
        square = width == height or self.kind is None
        if max(width, height) != self.side or not square or kind != (self.kind or kind):
            wanted = f"{self.side}x{self.side}" + (f" of {self.kind}" if self.kind else "")
            raise WrongOutput(f"{file.name} is {width}x{height} of colour type {kind}, not {wanted}")

    def compare(self, other: Outputs, most: int = 50) -> None:
        """Compares the ink of some pictures with that of another command's pictures of the same icons, file by file."""
        ours, theirs = (spread(outputs.files(), most) for outputs in (self, other))
        inks = [(file, ink(file), ink(reference)) for file, reference in zip(ours, theirs, strict=True)]
        for file, amount, wanted in inks:
            if abs(amount - wanted) > INK_PIXELS + INK_OF_ONE * wanted:
                raise WrongOutput(f"{file.name} has {amount:.1f} pixels of ink, not {wanted:.1f}")
        total, wanted = sum(amount for _, amount, _ in inks), sum(wanted for _, _, wanted in inks)
        if abs(total - wanted) > INK_OF_ALL * wanted:
            raise WrongOutput(f"all have {total:.0f} pixels of ink, not {wanted:.0f}")


def spread(files: list[Path], most: int) -> list[Path]:
    """At most `most` of the files, evenly spread."""
    step = max(1, -(-len(files) // most))
    return files[::step]


def ink(file: Path) -> float:
    """The sum of a picture's alpha, as a number of opaque pixels."""
    from PIL import Image

    with Image.open(file) as picture:
        histogram = picture.getchannel("A").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / 255
