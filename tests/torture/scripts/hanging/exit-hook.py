"""Hangs in a function that atexit calls."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import atexit
import time

atexit.register(time.sleep, 3600)
