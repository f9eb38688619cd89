"""Forks as often as it can."""
# outcome: timed-out
# timeout: 3

import errata_frame
import os
import time

while True:
    try:
        os.fork()
    except OSError:
        time.sleep(3600)
