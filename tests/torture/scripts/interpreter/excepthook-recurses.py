"""Recurses in its own excepthook."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

def hook(*error):
    hook(*error)


sys.excepthook = hook
raise ValueError('the words of this error')
