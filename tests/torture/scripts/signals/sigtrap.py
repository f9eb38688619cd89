"""Sends itself SIGTRAP."""
# outcome: crashed
# signal: SIGTRAP
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGTRAP)
time.sleep(5)
