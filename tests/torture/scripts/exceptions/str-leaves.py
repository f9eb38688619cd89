"""Raises what leaves with status 0 when it is printed."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import os

class Odd(Exception):
    def __str__(self):
        os._exit(0)


raise Odd
