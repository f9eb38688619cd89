"""Sends itself SIGFPE."""
# outcome: crashed
# signal: SIGFPE
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGFPE)
time.sleep(5)
