"""Raises what recurses when it is printed."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: <unprintable: RecursionError>

import errata_frame

class Odd(Exception):
    def __str__(self):
        return str(self)


raise Odd
