"""Tries to enter namespaces of others."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
for name in ("mnt", "net", "pid", "user", "ipc", "uts"):
    try:
        handle = os.open("/proc" + "/1/ns/" + name, os.O_RDONLY)
    except OSError:
        continue
    assert libc.setns(handle, 0) != 0, "it entered another namespace: " + name
