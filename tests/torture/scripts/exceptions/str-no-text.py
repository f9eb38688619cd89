"""Raises what gives no text when it is printed."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: <unprintable: TypeError>

import errata_frame

class Odd(Exception):
    def __str__(self):
        return 3


raise Odd
