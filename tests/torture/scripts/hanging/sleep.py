"""Sleeps for ever."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import time

time.sleep(3600)
