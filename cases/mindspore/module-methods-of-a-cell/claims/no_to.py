# releases: <2.9
"""A Cell has no method to."""

from mindspore import nn

try:
    nn.SequentialCell(nn.Dense(8, 4)).to
except AttributeError as error:
    assert "The 'SequentialCell' object has no attribute 'to'" in str(error), error
else:
    raise AssertionError("nothing was raised")
