"""Two tensors on the same offsets object can be added; a copy of the offsets is refused."""

import torch

first = torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(4, 3)], layout=torch.jagged)
values = torch.ones(6, 3)
first + torch.nested.nested_tensor_from_jagged(values, offsets=first.offsets())
try:
    first + torch.nested.nested_tensor_from_jagged(values, offsets=first.offsets().clone())
except RuntimeError as error:
    assert "cannot call binary pointwise function add.Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
