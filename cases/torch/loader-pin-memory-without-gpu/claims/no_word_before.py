# releases: >=2.5,<2.7
"""2.5.1 and 2.6.0 have no warning."""

import warnings

import torch
from torch.utils.data import DataLoader

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    list(DataLoader(torch.ones(4), batch_size=2, pin_memory=True))
assert not any("pin_memory" in str(one.message) for one in caught)
