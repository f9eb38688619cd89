"""Tries to kill its parent's parent."""
# outcome: passed

import errata_frame
import json
import os
import signal

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
try:
    with open("/proc" + "/%d/stat" % os.getppid()) as file:
        above = int(file.read().rpartition(")")[2].split()[1])
except OSError:
    above = 0
assert above == 0, "its parent has a parent that is seen"
try:
    os.kill(os.getppid(), signal.SIGKILL)
except OSError:
    pass
