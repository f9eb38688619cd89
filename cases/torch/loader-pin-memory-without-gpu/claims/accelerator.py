"""`pin_memory=torch.accelerator.is_available()` has no warning; `True` has it."""

import warnings

import torch
from torch.utils.data import DataLoader


for pin, expected in ((torch.accelerator.is_available(), 0), (True, 1)):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        list(DataLoader(torch.ones(4), pin_memory=pin))
    assert sum("pin_memory" in str(one.message) for one in caught) == expected
