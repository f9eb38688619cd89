"""Sends itself SIGXCPU."""
# outcome: crashed
# signal: SIGXCPU
# plain: yes

import errata_frame
import os
import signal
import time

os.kill(os.getpid(), signal.SIGXCPU)
time.sleep(5)
