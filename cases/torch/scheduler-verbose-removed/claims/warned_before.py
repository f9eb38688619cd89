# releases: >=2.2,<2.7
"""The argument is accepted with a warning."""

import warnings

import torch
from torch.optim.lr_scheduler import ReduceLROnPlateau

optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    ReduceLROnPlateau(optimizer, verbose=True)
assert any("verbose" in str(one.message) for one in caught)
