"""`split` into unequal parts: the InnerError ends in an AssertionError, and without `to_static` a ValueError comes."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def raised(function):
    """The error of a call with three rows."""
    try:
        function(paddle.ones([3, 2]))
    except Exception as error:
        return error


def halves(x):
    """Two parts."""
    return paddle.split(x, 2)


assert type(raised(halves)) is ValueError
if MODE == "sot":
    error = raised(paddle.jit.to_static(halves, full_graph=False))
    assert type(error).__name__ == "InnerError"
    assert str(error).strip().splitlines()[-1].startswith("AssertionError: ")
