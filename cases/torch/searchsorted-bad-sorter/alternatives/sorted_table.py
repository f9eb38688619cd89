"""Look values up in a sorted copy of the table, without a sorter."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])

places = torch.searchsorted(table.sort().values, torch.tensor([0.2, 0.6, 0.95]))

assert places.tolist() == [1, 3, 4], "places are %s" % places.tolist()
result = places
