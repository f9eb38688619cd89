# releases: <2
"""A small index outside of the table gives a wrong place without an error, a negative one too, and a large one nothing where the search does not visit it."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])
values = torch.tensor([0.2, 0.6, 0.95])
assert torch.searchsorted(table, values, sorter=torch.argsort(table)).tolist() == [1, 3, 4]
for bad in (4, -4):
    places = torch.searchsorted(table, values, sorter=torch.tensor([1, 3, 2, bad])).tolist()
    assert places[:1] == [1] and all(0 <= place <= 4 for place in places)
assert torch.searchsorted(table, values[:1], sorter=torch.tensor([1, 3, 2, 10**12])).tolist() == [1]
