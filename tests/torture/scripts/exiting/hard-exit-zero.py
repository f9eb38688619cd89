"""Leaves with status 0 half way."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import os

os._exit(0)
raise ValueError
