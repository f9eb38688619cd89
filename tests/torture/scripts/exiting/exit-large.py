"""Calls sys.exit(2**40 + 5)."""
# outcome: exited
# exit: 5
# plain: yes

import errata_frame
import sys

sys.exit(2**40 + 5)
