"""One-hot labels as floats and class numbers give the same loss."""

import torch
from torch import nn

scores = torch.randn(4, 3)
classes = torch.tensor([0, 1, 2, 0])
one_hot = nn.functional.one_hot(classes, 3)
loss = nn.CrossEntropyLoss()
assert torch.allclose(loss(scores, one_hot.float()), loss(scores, classes))
