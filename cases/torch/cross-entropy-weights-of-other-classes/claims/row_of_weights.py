"""Weights of shape [1, C] are refused with the same words; squeeze(0) makes them [C]."""

import torch
from torch import nn

scores, labels = torch.randn(4, 3), torch.tensor([0, 1, 2, 0])
weights = torch.rand(1, 3)
try:
    nn.functional.cross_entropy(scores, labels, weight=weights)
except RuntimeError as error:
    assert "all 3 classes or no classes but got weight tensor of shape: [1, 3]" in str(error)
else:
    raise AssertionError("nothing was raised")
nn.functional.cross_entropy(scores, labels, weight=weights.squeeze(0))
