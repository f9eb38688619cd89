"""Asks for another session, group and name."""
# outcome: passed
# plain: yes

import errata_frame
import ctypes
import os

try:
    os.setsid()
except PermissionError:
    pass
os.setpgid(0, 0) if os.getpgid(0) != os.getpid() else None
ctypes.CDLL(None).prctl(15, b'errata', 0, 0, 0)
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
