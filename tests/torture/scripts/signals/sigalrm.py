"""Sends itself SIGALRM."""
# outcome: crashed
# signal: SIGALRM
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGALRM)
time.sleep(5)
