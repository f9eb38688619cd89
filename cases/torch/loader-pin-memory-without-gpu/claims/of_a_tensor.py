"""`pin_memory()` of a tensor raises, where the loader only warns."""

import warnings

import torch
from torch.utils.data import DataLoader

warnings.simplefilter("ignore")
assert len(list(DataLoader(torch.ones(4), batch_size=2, pin_memory=True))) == 2
try:
    torch.ones(4).pin_memory()
except RuntimeError:
    pass
else:
    raise AssertionError("nothing was raised")
