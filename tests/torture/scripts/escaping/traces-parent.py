"""Tries to trace what watches it."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
PTRACE_ATTACH, PTRACE_SEIZE = 16, 0x4206
for request in (PTRACE_ATTACH, PTRACE_SEIZE):
    assert libc.ptrace(request, 1, 0, 0) != 0, "it could be traced"
local, remote = (ctypes.c_char * 16)(), ctypes.c_void_p(0x400000)
vector = (ctypes.c_void_p * 2)(ctypes.addressof(local), 16)
there = (ctypes.c_void_p * 2)(0x400000, 16)
assert libc.process_vm_readv(1, vector, 1, there, 1, 0) == -1, "its memory was read"
