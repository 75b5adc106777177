"""More icons: whether time stays linear and memory flat."""

from __future__ import annotations

import shutil

from claims import Row, memory_for_each, time_for_each_grows
from contest import Contest, Setup
from measure import Group
from samples import multiply

TIMES = (1, 10, 100)
# What a picture takes on a tmpfs (one page, and its name), with room to spare.
ROOM_FOR_EACH = 6000
# Time an icon may grow by a quarter; memory for each icon by what its path and its place in the order take, not by a drawing or a picture.
SLOWER, BYTES_FOR_EACH = 1.25, 256


def growth(setup: Setup, rounds: int) -> Contest:
    """Folders of 1, 10 and 100 times the icons, as called and with --no-lint."""
    base = setup.samples.count
    free = shutil.disk_usage(setup.scratch).free
    commands, rows = [], []
    for lint in ([], ["--no-lint"]):
        for times in TIMES:
            count = base * times
            folder = setup.scratch / f"sources-{times}"
            words = " ".join([f"iconkit render, {count:,} icons", *lint])
            command = setup.render("growth", f"{times}" + "".join(lint), words, folder, *lint, count=count)
            if free < count * ROOM_FOR_EACH:
                command.missing = f"{setup.scratch} has less than {count * ROOM_FOR_EACH >> 20} MiB free"
            elif not command.missing and not folder.exists():
                multiply(setup.samples, folder, times)
            commands.append(command)
        for times in TIMES[1:]:
            few = str(TIMES[0]) + "".join(lint)
            claims = (time_for_each_grows(SLOWER, few), memory_for_each(BYTES_FOR_EACH, few))
            rows.append(Row(" ".join([f"growth to {base * times:,} icons", *lint]), f"{times}" + "".join(lint), claims, (), "speed"))
    return Contest(Group("growth", commands, rounds), rows)
