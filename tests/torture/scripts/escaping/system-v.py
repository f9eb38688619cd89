"""Leaves System V shared memory, queues and semaphores behind."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
assert libc.shmget(0x7047, 4096, 0o1600) >= 0
assert libc.msgget(0x7047, 0o1600) >= 0
assert libc.semget(0x7047, 1, 0o1600) >= 0
