"""Leaves with status 0 in its own excepthook."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import os
import sys

sys.excepthook = lambda *error: os._exit(0)
raise ValueError('x')
