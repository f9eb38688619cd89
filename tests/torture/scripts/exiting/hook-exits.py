"""Calls sys.exit in a function that atexit calls."""
# outcome: passed
# plain: yes

import errata_frame
import atexit
import sys

atexit.register(sys.exit, 9)
