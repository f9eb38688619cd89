"""Tries to change files that are there."""
# outcome: passed

import errata_frame
import json
import os
import sys

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
paths = [
    __file__,
    os.path.join(os.path.dirname(__file__), "fixed.py"),
    errata_frame.__file__,
    sys.executable,
    os.__file__,
    "/etc/passwd",
    "/etc/hosts",
]
for path in paths:
    for attempt in (
        lambda: open(path, "ab").close(),
        lambda: os.unlink(path),
        lambda: os.chmod(path, 0o777),
        lambda: os.utime(path),
        lambda: os.rename(path, path + ".torture-left"),
    ):
        try:
            attempt()
        except OSError:
            continue
        raise AssertionError("it changed " + path)
