"""Leaves a daemon that goes on printing."""
# outcome: passed

import errata_frame
import os

if os.fork() == 0:
    os.setsid()
    while True:
        os.write(1, b"still here\n" * 100)
