"""Replaces the functions of os and posix, and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import os
import posix

for module in (os, posix):
    for name in ("open", "write", "close", "getpid", "_exit", "kill", "fstat", "read"):
        setattr(module, name, lambda *a, **k: 1 / 0)
raise ValueError('the words of this error')
