"""Forks as often as it can, and ends while the others go on."""
# outcome: passed
# timeout: 20

import errata_frame
import os
import time

first = os.getpid()
for _ in range(2000):
    try:
        if os.fork() == 0:
            time.sleep(3600)
    except OSError:
        break
else:
    raise AssertionError("two thousand processes could be started")
