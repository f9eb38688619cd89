"""Tries to signal processes of the machine by number."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
for pid in {places["driver"], *range(2, 40000)} - {os.getpid()}:
    try:
        os.kill(pid, 0)
    except OSError:
        continue
    raise AssertionError("a process could be signalled: %d" % pid)
