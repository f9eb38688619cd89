"""Calls sys.exit(2**100)."""
# outcome: exited
# exit: 255
# plain: yes

import errata_frame
import sys

sys.exit(2**100)
