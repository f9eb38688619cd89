"""Leaves a trace function on that raises whenever it is called."""
# outcome: passed
# plain: yes

import errata_frame
import sys

def trace(*event):
    raise ValueError('traced')


sys.settrace(trace)
