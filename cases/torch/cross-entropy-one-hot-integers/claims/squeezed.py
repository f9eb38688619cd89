"""Scores of shape [N] and labels of shape [N] have the same words: one sample with N classes."""

import torch
from torch import nn

scores = torch.randn(4, 1).squeeze()
labels = torch.tensor([0, 1, 1, 0])
try:
    nn.functional.cross_entropy(scores, labels)
except RuntimeError as error:
    assert "with class probabilities, got Long" in str(error)
else:
    raise AssertionError("nothing was raised")
probabilities = labels.float()
as_one = nn.functional.cross_entropy(scores[None], probabilities[None])
assert torch.allclose(nn.functional.cross_entropy(scores, probabilities), as_one)
