"""Sends itself SIGKILL."""
# outcome: crashed
# signal: SIGKILL
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGKILL)
time.sleep(5)
