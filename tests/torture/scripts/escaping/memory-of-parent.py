"""Tries to read and write the memory of what watches it."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for name in ("mem", "maps", "environ", "fd", "root", "cwd", "exe", "io", "stack"):
    path = "/proc" + "/1/" + name
    try:
        if name == "fd":
            found = [os.readlink(path + "/" + number) for number in os.listdir(path)]
        elif name in ("root", "cwd", "exe"):
            found = os.readlink(path)
        else:
            with open(path, "rb") as file:
                found = file.read(100)
    except OSError:
        continue
    raise AssertionError("%s was read: %r" % (path, found))
