"""One-hot labels that were flattened: the second number is the batch times the classes; argmax(1) mends that."""

import torch
from torch import nn

scores = torch.randn(8, 3)
labels = torch.randint(3, (8,))
one_hot = nn.functional.one_hot(labels, 3)
try:
    nn.functional.cross_entropy(scores, one_hot.view(-1))
except ValueError as error:
    assert "input batch_size (8) to match target batch_size (24)" in str(error)
else:
    raise AssertionError("nothing was raised")
assert one_hot.argmax(1).equal(labels)
