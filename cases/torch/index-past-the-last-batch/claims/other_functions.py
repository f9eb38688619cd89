"""`index_select` says "index out of range in self", and `gather` raises a RuntimeError with the words of this case."""

import torch

x = torch.zeros(4, 3)
try:
    x.index_select(0, torch.tensor([4]))
except IndexError as error:
    assert "index out of range in self" in str(error)
else:
    raise AssertionError("index_select reads past the end")
try:
    x.gather(1, torch.tensor([[3]]))
except RuntimeError as error:
    assert "index 3 is out of bounds for dimension 1 with size 3" in str(error)
else:
    raise AssertionError("gather reads past the end")
