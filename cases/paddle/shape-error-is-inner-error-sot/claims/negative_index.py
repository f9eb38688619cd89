"""A negative index that is out of range is an IndexError in every mode."""

import os

import paddle

MODE = os.environ.get("ERRATA_MODE", "sot")


def third_last(clip):
    """The third frame from the end."""
    return clip[-3]


if MODE != "dynamic":
    third_last = paddle.jit.to_static(third_last, full_graph=MODE == "ast")
assert third_last(paddle.ones([4, 2])).shape == [2]
try:
    third_last(paddle.ones([2, 3]))
except IndexError as error:
    assert "In simulate execution" not in str(error), error
else:
    raise AssertionError("nothing was raised")
