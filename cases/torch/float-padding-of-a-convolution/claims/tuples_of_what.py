# releases: >=2.0
"""The lines below the first name the contents of the tuples, in the order stride, padding, dilation."""

import torch
from torch import nn

for arguments, expected in (
    ({"stride": 2.0}, "!tuple of (float, float)!, !tuple of (int, int)!, !tuple of (int, int)!"),
    ({"padding": 1.0}, "!tuple of (int, int)!, !tuple of (float, float)!, !tuple of (int, int)!"),
    ({"dilation": True}, "!tuple of (int, int)!, !tuple of (int, int)!, !tuple of (bool, bool)!"),
):
    try:
        nn.Conv2d(3, 4, 3, **arguments)(torch.zeros(1, 3, 8, 8))
    except TypeError as error:
        assert expected in str(error)
    else:
        raise AssertionError("nothing was raised")
