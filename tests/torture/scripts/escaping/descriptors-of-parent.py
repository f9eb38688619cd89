"""Tries to take descriptors from what watches it."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
SYS_PIDFD_OPEN, SYS_PIDFD_GETFD = 434, 438
handle = libc.syscall(SYS_PIDFD_OPEN, 1, 0)
if handle >= 0:
    for number in range(20):
        assert libc.syscall(SYS_PIDFD_GETFD, handle, number, 0) == -1, "a descriptor was taken"
inherited = [n for n in range(3, 4096) if os.path.exists("/proc" + "/self/fd/%d" % n)]
for number in inherited:
    found = os.readlink("/proc" + "/self/fd/%d" % number)
    assert "places.json" in found or found.startswith("pidfd") or "[pidfd]" in found, found
