"""Raises what has properties in the place of its traceback and cause."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: the words of this error

import errata_frame

class Odd(Exception):
    __traceback__ = __cause__ = __context__ = property(lambda self: 1 / 0)


raise Odd('the words of this error')
