"""Sends itself a real-time signal."""
# outcome: crashed
# signal: SIGRTMIN
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGRTMIN)
time.sleep(5)
