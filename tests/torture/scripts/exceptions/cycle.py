"""Raises what is its own cause's cause."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame

a, b = ValueError('the words of this error'), ValueError('b')
a.__cause__, b.__cause__ = b, a
raise a
