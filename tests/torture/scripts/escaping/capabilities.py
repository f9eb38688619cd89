"""Looks for rights, and tries to gain some."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
with open("/proc" + "/self/status") as file:
    lines = dict(line.split(":", 1) for line in file)
for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"):
    assert int(lines[name], 16) == 0, "%s: %s" % (name, lines[name])
assert lines["NoNewPrivs"].strip() == "1"
for attempt in (lambda: os.setuid(12345), lambda: os.setgid(12345), lambda: os.setgroups([1])):
    try:
        attempt()
    except OSError:
        continue
    raise AssertionError("it became somebody else")
try:
    os.chown(".", 12345, 12345)
except OSError:
    pass
else:
    raise AssertionError("it gave a folder away")
