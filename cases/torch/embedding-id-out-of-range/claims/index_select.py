"""`index_select` has the same message."""

import torch

try:
    torch.ones(3, 2).index_select(0, torch.tensor([3]))
except IndexError as error:
    assert str(error) == "index out of range in self"
else:
    raise AssertionError("nothing was raised")
