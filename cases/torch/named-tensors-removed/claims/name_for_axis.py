# releases: >=2.13
"""A name in the place of an axis is refused as an invalid combination of arguments."""

import torch

try:
    torch.ones(2, 3).sum("C")
except TypeError as error:
    assert "invalid combination of arguments" in str(error), error
else:
    raise AssertionError("nothing was raised")
