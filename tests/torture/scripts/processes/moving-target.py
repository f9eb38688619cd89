"""Leaves a process that forks and ends again and again."""
# outcome: passed

import errata_frame
import os
import time

if os.fork() == 0:
    os.setsid()
    while True:
        if os.fork():
            os._exit(0)
        time.sleep(0.001)
