"""Fills memory that its children share."""
# outcome: out-of-memory
# timeout: 60

import errata_frame
import mmap
import os

shared = mmap.mmap(-1, 20 * 2**30)
os.fork()
for place in range(0, len(shared), 4096):
    shared[place] = 1
