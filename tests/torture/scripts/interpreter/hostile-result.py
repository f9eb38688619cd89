"""Leaves a result whose every attribute raises or lies."""
# outcome: passed
# plain: yes

import errata_frame
import sys

class Liar:
    shape = dtype = property(lambda self: sys.exit(1))

    def __getattr__(self, name):
        raise SystemExit(2)


class Endless(dict):
    def items(self):
        return iter(int, 1)


result = {"liar": Liar(), "endless": Endless(a=1)}
