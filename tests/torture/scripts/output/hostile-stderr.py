"""Replaces sys.stderr with what refuses everything, and raises."""
# outcome: exited
# exit: 120
# plain: yes

import errata_frame
import sys

class Odd:
    def __getattr__(self, name):
        raise ValueError(name)


sys.stderr = Odd()
raise KeyError("x")
