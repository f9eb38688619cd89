"""Replaces sys.stdout with what refuses everything."""
# outcome: exited
# exit: 120
# plain: yes

import errata_frame
import sys

class Odd:
    def __getattr__(self, name):
        raise ValueError(name)


sys.stdout = Odd()
