"""Calls sys.exit([1])."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import sys

sys.exit([1])
