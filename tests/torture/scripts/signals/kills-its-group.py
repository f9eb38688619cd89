"""Kills its process group."""
# outcome: crashed
# signal: SIGKILL
# plain: yes

import errata_frame
import os
import signal
import time

os.killpg(0, signal.SIGKILL)
time.sleep(5)
