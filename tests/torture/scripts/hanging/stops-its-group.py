"""Stops its whole process group, a child in it too."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import os
import signal
import time

if os.fork() == 0:
    time.sleep(3600)
os.killpg(0, signal.SIGSTOP)
