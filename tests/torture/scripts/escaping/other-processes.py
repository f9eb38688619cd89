"""Looks for processes that are not its own."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
seen = [int(name) for name in os.listdir("/proc" + "/") if name.isdigit()]
assert set(seen) <= {1, os.getpid()}, "other processes are seen: %s" % seen
assert not os.path.exists("/proc" + "/%d/cmdline" % places["driver"]) or places["driver"] in seen
