"""Sends itself a real-time signal."""
# outcome: crashed
# plain: yes

import errata_frame
import os
import time

os.kill(os.getpid(), 40)
time.sleep(5)
