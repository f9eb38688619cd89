"""Calls sys.exit(256)."""
# outcome: passed
# plain: yes

import errata_frame
import sys

sys.exit(256)
