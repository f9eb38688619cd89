"""Hangs in its own excepthook."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import sys
import time

def hook(*error):
    time.sleep(3600)


sys.excepthook = hook
raise ValueError("never printed")
