"""Asks for core files and crashes."""
# outcome: crashed
# signal: SIGSEGV

import errata_frame
import os

resource = __import__('resource')
try:
    resource.setrlimit(resource.RLIMIT_CORE, (2**30, 2**30))
except (OSError, ValueError):
    pass
os.kill(os.getpid(), 11)
