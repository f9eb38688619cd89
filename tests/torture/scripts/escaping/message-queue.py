"""Leaves a POSIX message queue and a named semaphore behind."""
# outcome: passed

import errata_frame
import ctypes
import json
import os

with open(os.path.join(os.path.dirname(__file__), "places.json")) as file:
    places = json.load(file)
libc = ctypes.CDLL(None, use_errno=True)
libc.mq_open(b"/torture-left", os.O_CREAT | os.O_RDWR, 0o600, None)
libc.sem_open(b"/torture-left", os.O_CREAT, 0o600, 1)
