"""Sends itself SIGBUS."""
# outcome: crashed
# signal: SIGBUS
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGBUS)
time.sleep(5)
