"""Exits with the status of a program that could not be started."""
# outcome: exited
# exit: 127
# plain: yes

import errata_frame
import os

os._exit(127)
