"""Without shuffle nothing is raised: the loader has length 0, and its loop runs no step."""

import torch
from torch.utils.data import DataLoader, TensorDataset

empty = TensorDataset(torch.ones(0, 4))
loader = DataLoader(empty, batch_size=8)
assert len(loader) == 0
assert list(loader) == []
try:
    DataLoader(empty, batch_size=8, shuffle=True)
except ValueError as error:
    assert "num_samples=0" in str(error)
else:
    raise AssertionError("nothing was raised")
