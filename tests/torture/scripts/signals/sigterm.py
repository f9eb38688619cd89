"""Sends itself SIGTERM."""
# outcome: crashed
# signal: SIGTERM
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGTERM)
time.sleep(5)
