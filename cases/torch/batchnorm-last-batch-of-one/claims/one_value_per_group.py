"""GroupNorm with as many groups as channels refuses one sample of one pixel; fewer groups pass."""

import torch

pooled = torch.ones(1, 8, 1, 1)
torch.nn.GroupNorm(4, 8)(pooled)
try:
    torch.nn.GroupNorm(8, 8)(pooled)
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
