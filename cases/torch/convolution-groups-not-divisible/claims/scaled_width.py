"""0.7 of 32 channels are 22, which 4 does not divide; rounded to a multiple of 4 they are 24."""

from torch import nn

width = int(32 * 0.7)
assert width == 22
try:
    nn.Conv2d(width, width, 3, groups=4)
except ValueError as error:
    assert str(error) == "in_channels must be divisible by groups"
else:
    raise AssertionError("nothing was raised")
width = max(4, 4 * int(32 * 0.7 / 4 + 0.5))
assert width == 24
nn.Conv2d(width, width, 3, groups=4)
