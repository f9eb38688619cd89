"""Behind a Conv1d the channels are put last by transpose(1, 2), and back after the normalisation."""

import torch
from torch import nn

torch.manual_seed(0)
conv, norm = nn.Conv1d(3, 32, 5), nn.LayerNorm(32)
features = conv(torch.rand(8, 3, 20))
try:
    norm(features)
except RuntimeError as error:
    assert "expected input with shape [*, 32], but got input of size[8, 32, 16]" in str(error)
else:
    raise AssertionError("nothing was raised")
normalised = norm(features.transpose(1, 2)).transpose(1, 2)
assert normalised.shape == features.shape
assert normalised.mean(dim=1).abs().max() < 1e-5
