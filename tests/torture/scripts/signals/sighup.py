"""Sends itself SIGHUP."""
# outcome: crashed
# signal: SIGHUP
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGHUP)
time.sleep(5)
