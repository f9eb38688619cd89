"""Each group is channels / groups channels, normalised together; no shape of a parameter depends on it."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(2, 48, 4, 4) * 3 + 1
for groups in range(1, 49):
    try:
        norm = nn.GroupNorm(groups, 48)
    except ValueError as error:
        assert 48 % groups
        assert str(error).startswith("num_channels ") and "must be divisible by num_groups" in str(error)
        continue
    assert 48 % groups == 0
    assert norm.weight.shape == norm.bias.shape == (48,)
    parts = norm(x).reshape(2, groups, 48 // groups * 16)
    assert torch.allclose(parts.mean(dim=2), torch.zeros(2, groups), atol=1e-5)
    assert torch.allclose(parts.var(dim=2, unbiased=False), torch.ones(2, groups), atol=1e-3)
