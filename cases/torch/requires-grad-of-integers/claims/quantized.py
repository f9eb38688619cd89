"""A parameter of integers passes with `requires_grad=False`, and is refused without it."""

import torch

weights = torch.zeros(2, 2, dtype=torch.int8)
assert torch.nn.Parameter(weights, requires_grad=False).dtype == torch.int8
try:
    torch.nn.Parameter(weights)
except RuntimeError as error:
    assert "Only Tensors of floating point and complex dtype can require gradients" in str(error)
else:
    raise AssertionError("nothing was raised")
