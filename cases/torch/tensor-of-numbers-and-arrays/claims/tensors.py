"""A tensor behind a number has "only one element tensors can be converted to Python scalars"; torch.cat joins them."""

import torch

row = [1.0, torch.ones(2)]
try:
    torch.tensor(row)
except ValueError as error:
    assert str(error) == "only one element tensors can be converted to Python scalars"
else:
    raise AssertionError("nothing was raised")
assert torch.cat([torch.tensor([1.0]), torch.ones(2)]).tolist() == [1, 1, 1]
