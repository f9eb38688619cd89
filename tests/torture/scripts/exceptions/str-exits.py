"""Raises what calls sys.exit when it is printed."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: <unprintable: SystemExit>

import errata_frame
import sys

class Odd(Exception):
    def __str__(self):
        sys.exit(0)


raise Odd
