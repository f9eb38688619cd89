# releases: >=2.1
"""The sorter of a table with rows counts within each row: entries that count through all rows are out of range."""

import torch

row = torch.tensor([0.9, 0.1, 0.5, 0.3])
table = torch.stack([row, row + 1])
values = torch.tensor([[0.2], [1.6]])
sorter = torch.argsort(table, dim=-1)
assert torch.searchsorted(table, values, sorter=sorter).tolist() == [[1], [3]]
try:
    torch.searchsorted(table, values, sorter=sorter + torch.tensor([[0], [4]]))
except RuntimeError as error:
    assert "sorter index out of range" in str(error), error
else:
    raise AssertionError("nothing was raised")
