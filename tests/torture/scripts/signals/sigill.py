"""Sends itself SIGILL."""
# outcome: crashed
# signal: SIGILL
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGILL)
time.sleep(5)
