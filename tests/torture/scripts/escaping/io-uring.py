"""Opens a ring of io_uring, and asks for performance counters."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall(425, 8, (ctypes.c_char * 120)())
libc.syscall(298, (ctypes.c_char * 120)(), -1, 0, -1, 0)
libc.syscall(321, 5, (ctypes.c_char * 120)(), 120)
