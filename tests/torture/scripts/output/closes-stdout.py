"""Closes standard output beneath what was printed."""
# outcome: exited
# exit: 120
# plain: yes

import errata_frame
import os

print('lost')
os.close(1)
