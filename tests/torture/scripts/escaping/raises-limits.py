"""Tries to raise its limits, and to get its way with the kernel."""
# outcome: passed

import errata_frame
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
resource = __import__("resource")
for name in ("RLIMIT_NOFILE", "RLIMIT_FSIZE", "RLIMIT_CORE"):
    kind = getattr(resource, name)
    _, hard = resource.getrlimit(kind)
    assert hard != resource.RLIM_INFINITY, name + " is unlimited"
    try:
        resource.setrlimit(kind, (hard + 1, hard + 1))
    except (OSError, ValueError):
        continue
    raise AssertionError(name + " was raised")
try:
    os.nice(-5)
except OSError:
    pass
else:
    raise AssertionError("it made itself more important")
