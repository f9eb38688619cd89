"""Floats of the shape of the scores are taken: as probabilities of the classes."""

import torch
from torch import nn

scores = torch.randn(4, 3)
labels = torch.tensor([0, 1, 2, 0])
loss = nn.CrossEntropyLoss()
one_hot = nn.functional.one_hot(labels, 3)
assert torch.allclose(loss(scores, one_hot.float()), loss(scores, labels))
try:
    loss(scores, one_hot)
except RuntimeError as error:
    assert "expected" in str(error).lower()
else:
    raise AssertionError("nothing was raised for a one-hot target of integers")
