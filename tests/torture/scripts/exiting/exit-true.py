"""Calls sys.exit(True)."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import sys

sys.exit(True)
