"""Calls sys.exit(3.5)."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import sys

sys.exit(3.5)
