"""The flag of a batch, of a parameter and of a result under no_grad can be set; that of integers cannot be True."""

import torch

layer = torch.nn.Linear(2, 2)
with torch.no_grad():
    result = layer(torch.ones(1, 2))
for leaf in (torch.ones(2), layer.weight, result, torch.ones(2) * 3):
    assert leaf.is_leaf
    leaf.requires_grad = not leaf.requires_grad
try:
    torch.arange(2).requires_grad = True
except RuntimeError as error:
    assert "floating point" in str(error), error
else:
    raise AssertionError("nothing was raised")
