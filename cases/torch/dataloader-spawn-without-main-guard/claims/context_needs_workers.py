"""`multiprocessing_context` with `num_workers=0` raises a ValueError."""

import torch
from torch.utils.data import DataLoader, TensorDataset

try:
    DataLoader(TensorDataset(torch.arange(8.0)), num_workers=0, multiprocessing_context="spawn")
except ValueError as error:
    assert "can only be used with multi-process loading" in str(error)
else:
    raise AssertionError("nothing was raised")
