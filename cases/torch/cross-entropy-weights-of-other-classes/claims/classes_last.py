"""Scores of shape [N, L, C] and right weights are refused in the words without numbers, as L is taken for the classes; transpose(1, 2) mends it."""

import torch
from torch import nn

scores, labels, weights = torch.randn(2, 5, 3), torch.zeros(2, 5, dtype=torch.long), torch.rand(3)
try:
    nn.functional.cross_entropy(scores, labels[:, :3], weight=weights)
except RuntimeError as error:
    assert str(error) == "weight tensor should be defined either for all or no classes"
else:
    raise AssertionError("nothing was raised")
loss = nn.functional.cross_entropy(scores.transpose(1, 2), labels, weight=weights)
flat = nn.functional.cross_entropy(scores.reshape(10, 3), labels.reshape(10), weight=weights)
assert torch.allclose(loss, flat)
