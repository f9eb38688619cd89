"""Becomes another program that fails."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import os

os.execv("/bin/false", ["false"])
