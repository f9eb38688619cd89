"""Tries to leave into namespaces of its own."""
# outcome: passed

import errata_frame
import ctypes

libc = ctypes.CDLL(None, use_errno=True)
for flag in (0x20000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000):
    assert libc.unshare(flag) != 0, "a namespace of its own: 0x%x" % flag
