"""Sends itself SIGABRT."""
# outcome: crashed
# signal: SIGABRT
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGABRT)
time.sleep(5)
