"""A list of lists of tensors is refused too; a stack of each inner list, then of those, takes it."""

import torch

rows = [[torch.zeros(3), torch.ones(3)], [torch.ones(3), torch.zeros(3)]]
try:
    torch.stack(rows)
except TypeError as error:
    assert str(error) == "expected Tensor as element 0 in argument 0, but got list"
else:
    raise AssertionError("nothing was raised")
assert torch.stack([torch.stack(row) for row in rows]).shape == (2, 2, 3)
