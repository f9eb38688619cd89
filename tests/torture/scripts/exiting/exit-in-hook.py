"""Leaves with status 0 in a function that atexit calls, after an exception."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import atexit
import os

atexit.register(os._exit, 0)
raise ValueError('hidden')
