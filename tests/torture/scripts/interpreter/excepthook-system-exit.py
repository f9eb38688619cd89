"""Calls sys.exit(5) in its own excepthook."""
# outcome: exited
# exit: 5
# plain: yes

import errata_frame
import sys

sys.excepthook = lambda *error: sys.exit(5)
raise ValueError('x')
