# releases: >=2.1,<2.2
"""2.1 gives no warning for torch.cross without dim."""

import warnings

import torch

with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.cross(torch.ones(3, 3), torch.ones(3, 3))
assert not seen
