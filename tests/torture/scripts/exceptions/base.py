"""Raises a BaseException of its own."""
# outcome: raised
# type: __main__.Odd
# plain: yes
# message: the words of this error

import errata_frame

class Odd(BaseException):
    pass


raise Odd('the words of this error')
