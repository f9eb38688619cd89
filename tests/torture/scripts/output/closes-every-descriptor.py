"""Closes every descriptor."""
# outcome: exited
# exit: 120
# plain: yes

import errata_frame
import os

print('lost')
os.closerange(0, 4096)
