"""Breaks the garbage collector's functions."""
# outcome: passed
# plain: yes

import errata_frame

gc = __import__('gc')
gc.disable()
gc.collect = gc.enable = None
