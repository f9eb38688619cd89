# releases: >=2.1
"""A negative entry is out of range."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])
try:
    torch.searchsorted(table, 0.2, sorter=torch.tensor([1, 3, 2, -4]))
except RuntimeError as error:
    assert "sorter index out of range" in str(error)
else:
    raise AssertionError("nothing was raised")
