"""Raises a group of groups of groups."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import builtins

Group = getattr(builtins, "ExceptionGroup", None)
if Group is None:  # before Python 3.11
    raise ValueError('the words of this error')
error = ValueError("innermost")
for _ in range(200):
    error = Group("x", [error, KeyError("y")])
try:
    raise error
except Group:
    raise ValueError('the words of this error')
