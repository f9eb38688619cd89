"""Replaces the wait for threads with one that never ends."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import threading
import time

threading._shutdown = lambda: time.sleep(3600)
