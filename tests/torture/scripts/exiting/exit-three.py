"""Calls sys.exit(3)."""
# outcome: exited
# exit: 3
# plain: yes

import errata_frame
import sys

sys.exit(3)
