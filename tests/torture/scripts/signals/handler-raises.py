"""Raises in a signal handler."""
# outcome: raised
# type: TimeoutError
# plain: yes
# message: the words of this error

import errata_frame
import signal
import time

def handler(number, frame):
    raise TimeoutError("the words of this error")


signal.signal(signal.SIGALRM, handler)
signal.setitimer(signal.ITIMER_REAL, 0.1)
time.sleep(5)
