"""Calls sys.exit(None)."""
# outcome: passed
# plain: yes

import errata_frame
import sys

sys.exit(None)
