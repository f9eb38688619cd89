"""Calls sys.exit(0)."""
# outcome: passed
# plain: yes

import errata_frame
import sys

sys.exit(0)
