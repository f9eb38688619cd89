"""Raises in functions that atexit calls."""
# outcome: passed
# plain: yes

import errata_frame
import atexit

atexit.register(lambda: 1 / 0)
atexit.register(lambda: [][1])
