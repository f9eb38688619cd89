"""The groups are the first argument: GroupNorm(64, 8) asks for 64 groups of 8 channels and has the same words."""

from torch import nn

nn.GroupNorm(8, 64)
try:
    nn.GroupNorm(64, 8)
except ValueError as error:
    assert str(error).startswith("num_channels ") and "must be divisible by num_groups" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.GroupNorm(num_channels=64, num_groups=8).num_groups == 8
