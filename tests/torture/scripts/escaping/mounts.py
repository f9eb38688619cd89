"""Tries to mount, and to remount what is read-only."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
MS_REMOUNT, MS_BIND = 32, 4096
os.mkdir("place")
assert libc.mount(b"tmpfs", b"place", b"tmpfs", 0, None) != 0, "it mounted"
assert libc.mount(None, b"/", None, MS_REMOUNT | MS_BIND, None) != 0, "it remounted"
assert libc.mount(b"/etc", b"place", None, MS_BIND, None) != 0, "it bound"
assert libc.umount2(b"/tmp", 2) != 0, "it unmounted"
assert libc.pivot_root(b".", b".") != 0 if hasattr(libc, "pivot_root") else True
