"""Sends itself SIGSEGV."""
# outcome: crashed
# signal: SIGSEGV
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGSEGV)
time.sleep(5)
