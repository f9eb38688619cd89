"""Calls sys.exit(-1)."""
# outcome: exited
# exit: 255
# plain: yes

import errata_frame
import sys

sys.exit(-1)
