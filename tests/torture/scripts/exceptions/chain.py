"""Raises at the end of a chain of 1,000 causes."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the number 1000

import errata_frame

error = ValueError('0')
for number in range(1, 1001):
    following = ValueError(f'the number {number}')
    following.__cause__ = error
    error = following
raise error
