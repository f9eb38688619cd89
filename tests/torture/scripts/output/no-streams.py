"""Has no sys.stdout or sys.stderr and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

sys.stdout = sys.stderr = None
raise ValueError('the words of this error')
