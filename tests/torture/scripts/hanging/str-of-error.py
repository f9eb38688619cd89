"""Raises what never ends to be printed."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame

class Odd(Exception):
    def __str__(self):
        while True:
            pass


raise Odd
