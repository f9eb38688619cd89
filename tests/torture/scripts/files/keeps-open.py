"""Keeps a deleted file of 100 MB open in a daemon."""
# outcome: passed

import errata_frame
import os
import time

file = open("torture-left", "wb")
file.write(b"x" * 100_000_000)
file.flush()
os.unlink("torture-left")
if os.fork() == 0:
    os.setsid()
    time.sleep(3600)
