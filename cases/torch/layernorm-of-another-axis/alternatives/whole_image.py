"""LayerNorm([C, H, W]) normalises each whole image, and GroupNorm(1, C) does so for every size."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.rand(8, 32, 16, 16)
normalised = nn.LayerNorm([32, 16, 16])(features)
assert normalised.mean(dim=(1, 2, 3)).abs().max() < 1e-5
assert torch.allclose(nn.GroupNorm(1, 32)(features), normalised, atol=1e-4)
assert nn.GroupNorm(1, 32)(torch.rand(8, 32, 20, 20)).shape == (8, 32, 20, 20)
try:
    nn.LayerNorm([32, 16, 16])(torch.rand(8, 32, 20, 20))
except RuntimeError as error:
    expected = "Given normalized_shape=[32, 16, 16], expected input with shape [*, 32, 16, 16]"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
