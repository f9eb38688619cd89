"""Sends itself SIGSYS."""
# outcome: crashed
# signal: SIGSYS
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGSYS)
time.sleep(5)
