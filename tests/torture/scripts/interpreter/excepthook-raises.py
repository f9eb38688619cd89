"""Raises in its own excepthook."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

sys.excepthook = lambda *error: 1 / 0
raise ValueError('the words of this error')
