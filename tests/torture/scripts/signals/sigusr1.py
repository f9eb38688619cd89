"""Sends itself SIGUSR1."""
# outcome: crashed
# signal: SIGUSR1
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGUSR1)
time.sleep(5)
