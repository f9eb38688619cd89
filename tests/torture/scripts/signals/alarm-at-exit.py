"""Ends by an alarm in a function that atexit calls."""
# outcome: crashed
# signal: SIGALRM
# plain: yes

import errata_frame
import atexit
import signal
import time

atexit.register(time.sleep, 10)
signal.setitimer(signal.ITIMER_REAL, 0.2)
