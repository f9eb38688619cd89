"""Lowers the recursion limit and raises."""
# outcome: raised
# type: ValueError
# plain: yes
# message: the words of this error

import errata_frame
import sys

getattr(sys, 'setrecursionlimit')(50)
raise ValueError('the words of this error')
