"""Scores and labels of shape [N, 1] have the same words, and with labels.float() the loss has no gradient."""

import torch
from torch import nn

scores = torch.randn(4, 1, requires_grad=True)
labels = torch.tensor([[0], [1], [1], [0]])
try:
    nn.functional.cross_entropy(scores, labels)
except RuntimeError as error:
    assert "with class probabilities, got Long" in str(error)
else:
    raise AssertionError("nothing was raised")
nn.functional.cross_entropy(scores, labels.float()).backward()
assert scores.grad.abs().max() == 0
