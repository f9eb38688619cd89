"""Exits with an object that cannot be printed."""
# outcome: exited
# exit: 1
# plain: yes

import errata_frame
import sys

class Odd:
    def __str__(self):
        raise ValueError("no words")


sys.exit(Odd())
