"""`[1, 256, 1, 1]` is refused in training and passes in evaluation; GroupNorm and more pixels pass."""

import torch

norm, pooled = torch.nn.BatchNorm2d(256), torch.ones(1, 256, 1, 1)
try:
    norm(pooled)
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("nothing was raised")
norm(torch.ones(1, 256, 2, 2))
torch.nn.GroupNorm(32, 256)(pooled)
norm.eval()(pooled)
