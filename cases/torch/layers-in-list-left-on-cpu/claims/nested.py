"""A ModuleList of lists is refused, "list is not a Module subclass"; one of ModuleLists has all parameters."""

import torch

rows = [[torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)], [torch.nn.Linear(2, 2)]]
try:
    torch.nn.ModuleList(rows)
except TypeError as error:
    assert "list is not a Module subclass" in str(error)
else:
    raise AssertionError("nothing was raised")
assert len(list(torch.nn.ModuleList(torch.nn.ModuleList(row) for row in rows).parameters())) == 6
