"""A sorter whose entries are in range is never refused: a descending one, or one of another table, gives wrong places."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])
values = torch.tensor([0.2, 0.6, 0.95])
right = torch.searchsorted(table, values, sorter=torch.argsort(table)).tolist()
assert right == [1, 3, 4]
other = torch.tensor([0.2, 0.1, 0.4, 0.3])
for sorter in (torch.argsort(table, descending=True), torch.argsort(other), torch.ones(4, dtype=torch.long)):
    assert torch.searchsorted(table, values, sorter=sorter).tolist() != right
