"""Leaves with status 7 half way."""
# outcome: exited
# exit: 7
# plain: yes

import errata_frame
import os

os._exit(7)
