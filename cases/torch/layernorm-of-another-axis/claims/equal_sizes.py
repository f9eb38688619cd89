"""Where the last dimension has the size by chance, there is no error, and the wrong one is normalised."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.rand(4, 32, 32, 32)
layer = nn.LayerNorm(32)
wrong = layer(features)
right = layer(features.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
assert wrong.shape == right.shape
assert not torch.allclose(wrong, right, atol=0.01)
assert right.mean(dim=1).abs().max() < 1e-5 < wrong.mean(dim=1).abs().max()
assert wrong.mean(dim=3).abs().max() < 1e-5
