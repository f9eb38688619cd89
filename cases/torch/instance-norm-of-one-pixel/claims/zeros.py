"""GroupNorm with one channel in each group makes zeros of one pixel, and refuses one sample."""

import torch

norm, x = torch.nn.GroupNorm(3, 3), torch.randn(2, 3, 1, 1)
assert norm(x).abs().max() < 1e-3
try:
    norm(x[:1])
except ValueError as error:
    assert "Expected more than 1 value per channel when training" in str(error)
else:
    raise AssertionError("one sample was taken")
