"""The values of a single state, of the shape [actions], and an action of the shape [1, 1] raise it as well."""

import torch

values = torch.tensor([1.0, 2.0, 3.0])
try:
    values.gather(0, torch.tensor([[2]]))
except RuntimeError as error:
    assert str(error) == "Index tensor must have the same number of dimensions as input tensor"
else:
    raise AssertionError("nothing was raised")
assert values.gather(0, torch.tensor([2])).tolist() == [3.0]
