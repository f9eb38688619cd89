"""Closes sys.stdout."""
# outcome: passed
# plain: yes

import errata_frame
import sys

sys.stdout.close()
