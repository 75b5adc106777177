"""resvg as a library, in as many threads as there are cores: resvg_library.py SIZE SVG-FOLDER PNG-FOLDER. Prints the seconds it took."""

import sys
import time
from pathlib import Path

import svg2png_py

side, source, target = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
begin = time.perf_counter()
files = sorted(source.glob("*.svg"))
# The library draws at the size that the file names; these name none.
texts = [file.read_text().replace("<svg ", f'<svg width="{side}" height="{side}" ', 1) for file in files]
for file, png in zip(files, svg2png_py.render_many_par(texts, svg2png_py.FontDatabase()), strict=True):
    (target / f"{file.stem}.png").write_bytes(png)
print(time.perf_counter() - begin)
