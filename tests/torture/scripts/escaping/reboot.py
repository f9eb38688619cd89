"""Tries to restart the machine, to load modules and to switch swap off."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
assert libc.swapoff(b"/nowhere") != 0
assert ctypes.get_errno() in (1, 38), ctypes.get_errno()
SYS_INIT_MODULE, SYS_KEXEC_LOAD = 175, 246
assert libc.syscall(SYS_INIT_MODULE, 0, 0, b"") == -1
assert ctypes.get_errno() in (1, 38), ctypes.get_errno()
assert libc.syscall(SYS_KEXEC_LOAD, 0, 0, 0, 0) == -1
assert ctypes.get_errno() in (1, 38), ctypes.get_errno()
