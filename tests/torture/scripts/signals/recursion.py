"""Recurses without end in Python."""
# outcome: raised
# type: RecursionError
# plain: yes
# message: maximum recursion depth exceeded

import errata_frame

def f():
    return f()


f()
