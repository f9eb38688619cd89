"""Interrupts itself and goes on."""
# outcome: passed
# plain: yes

import errata_frame
import os
import signal
import time

try:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(5)
except KeyboardInterrupt:
    pass
