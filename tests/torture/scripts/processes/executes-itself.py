"""Becomes another program that passes."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import os

os.execv("/bin/true", ["true"])
