"""Tries to read and to leave keys in the kernel."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
SYS_ADD_KEY, SYS_KEYCTL, USER_KEYRING = 248, 250, -4
key = libc.syscall(SYS_ADD_KEY, b"user", b"torture-left", b"x", 1, ctypes.c_long(USER_KEYRING))
keys = "".join(open("/proc" + "/keys")) if os.path.exists("/proc" + "/keys") else ""
assert places["secret"] not in keys
