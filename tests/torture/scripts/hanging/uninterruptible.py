"""Waits in a vfork whose child does not end."""
# outcome: timed-out
# timeout: 2

import errata_frame
import ctypes
import time

libc = ctypes.CDLL(None)
CLONE_VFORK, SIGCHLD = 0x4000, 17
if libc.syscall(ctypes.c_long(56), ctypes.c_ulong(CLONE_VFORK | SIGCHLD), 0, 0, 0, 0) == 0:
    time.sleep(3600)
