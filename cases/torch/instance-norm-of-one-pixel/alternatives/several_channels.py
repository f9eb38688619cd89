"""GroupNorm with several channels in a group computes with one pixel."""

import torch

x = torch.randn(2, 16, 1, 1)
assert torch.nn.GroupNorm(4, 16)(x).abs().max() > 0.1
assert torch.nn.GroupNorm(4, 16)(x[:1]).abs().max() > 0.1
