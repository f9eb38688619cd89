"""Raises what raises when it is printed."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: <unprintable: ValueError>

import errata_frame

class Odd(Exception):
    def __str__(self):
        raise ValueError('no words')

    __repr__ = __str__


raise Odd
