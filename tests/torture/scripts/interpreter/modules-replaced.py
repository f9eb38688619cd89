"""Replaces sys.modules and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

setattr(sys, 'modules', {})
raise ValueError('the words of this error')
