"""Look values up in an unsorted table through a sorter that is computed from the table."""

import torch

table = torch.tensor([0.9, 0.1, 0.5, 0.3])
sorter = torch.argsort(table)

places = torch.searchsorted(table, torch.tensor([0.2, 0.6, 0.95]), sorter=sorter)

assert places.tolist() == [1, 3, 4], "places are %s" % places.tolist()
result = places
