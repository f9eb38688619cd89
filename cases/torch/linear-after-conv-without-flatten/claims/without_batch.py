"""A single image without a batch dimension is refused after `nn.Flatten()` too; `flatten(0)` joins all of it."""

import torch
from torch import nn

features, head = torch.rand(6, 14, 14), nn.Linear(6 * 14 * 14, 10)
try:
    head(nn.Flatten()(features))
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (6x196 and 1176x10)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert head(features.flatten(0)).shape == (10,)
