"""Sends itself SIGQUIT."""
# outcome: crashed
# signal: SIGQUIT
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGQUIT)
time.sleep(5)
