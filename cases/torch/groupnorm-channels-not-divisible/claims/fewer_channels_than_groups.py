"""With fewer channels than groups it is the same: no layer of 1 to 31 channels takes 32 groups."""

from torch import nn

for channels in range(1, 32):
    try:
        nn.GroupNorm(32, channels)
    except ValueError as error:
        assert "must be divisible by num_groups" in str(error)
    else:
        raise AssertionError("nothing was raised")
