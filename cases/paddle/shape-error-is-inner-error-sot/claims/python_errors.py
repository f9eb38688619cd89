"""2.6 and 3.0 make an InnerError of an error of plain Python as well, an index of a list; 3.1 and newer keep its class."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def shifted(x, table):
    """x and a number of a table that is too short."""
    return x + table[3]


if MODE != "dynamic":
    shifted = paddle.jit.to_static(shifted, full_graph=MODE == "ast")
try:
    shifted(paddle.ones([2]), [1.0])
except Exception as error:
    name = type(error).__name__
old = paddle.__version__.startswith(("2.", "3.0."))
assert name == ("InnerError" if old and MODE == "sot" else "IndexError"), name
