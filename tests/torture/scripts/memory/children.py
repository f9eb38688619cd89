"""Lets children allocate without end, none of them too much."""
# outcome: out-of-memory
# timeout: 60

import errata_frame
import os
import time

for _ in range(40):
    if os.fork() == 0:
        kept = b"x" * 300_000_000
        time.sleep(3600)
    time.sleep(0.05)
time.sleep(3600)
