"""Changes the recursion limit, the switch interval and the locale."""
# outcome: passed
# plain: yes

import errata_frame
import locale
import sys

getattr(sys, 'setrecursionlimit')(77)
sys.setswitchinterval(100)
locale.setlocale(locale.LC_ALL, 'C')
