"""Deletes sys.excepthook and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

del sys.excepthook
raise ValueError('the words of this error')
