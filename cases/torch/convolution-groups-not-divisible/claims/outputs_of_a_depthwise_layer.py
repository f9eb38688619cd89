"""With one group per input channel, 48 outputs of 32 channels fail as out_channels; 32, 64 and 96 are taken."""

from torch import nn

try:
    nn.Conv2d(32, 48, 3, padding=1, groups=32)
except ValueError as error:
    assert str(error) == "out_channels must be divisible by groups"
else:
    raise AssertionError("nothing was raised")
for outputs in (32, 64, 96):
    assert nn.Conv2d(32, outputs, 3, padding=1, groups=32).weight.shape == (outputs, 1, 3, 3)
