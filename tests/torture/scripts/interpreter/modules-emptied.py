"""Empties sys.modules and passes."""
# outcome: passed
# plain: yes

import errata_frame
import sys

getattr(sys, 'modules').clear()
