"""Where no name is written, the groups are the seventh argument, behind the dilation."""

from torch import nn

layer = nn.Conv2d(8, 64, 3, 1, 1, 1, 2)
assert (layer.stride, layer.padding, layer.dilation, layer.groups) == ((1, 1), (1, 1), (1, 1), 2)
try:
    nn.Conv2d(3, 64, 3, 1, 1, 1, 2)
except ValueError as error:
    assert str(error) == "in_channels must be divisible by groups"
else:
    raise AssertionError("nothing was raised")
