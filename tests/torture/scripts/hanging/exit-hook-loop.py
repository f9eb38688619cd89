"""Loops in a function that atexit calls, after an exception."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import atexit

def spin():
    while True:
        pass


atexit.register(spin)
raise ValueError("seen, but it does not end")
