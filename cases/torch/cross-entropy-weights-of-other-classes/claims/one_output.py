"""A model with one output is refused with weights of two classes, "all 1 classes"; two outputs, or BCEWithLogitsLoss with pos_weight, take them."""

import torch
from torch import nn

torch.manual_seed(0)
labels, weights = torch.tensor([0, 1, 0, 1]), torch.tensor([0.25, 0.75])
scores = torch.randn(4, 1)
try:
    nn.functional.cross_entropy(scores, labels, weight=weights)
except RuntimeError as error:
    assert "all 1 classes or no classes but got weight tensor of shape: [2]" in str(error)
else:
    raise AssertionError("nothing was raised")
two = torch.cat([torch.zeros(4, 1), scores], dim=1)
of_two = nn.functional.cross_entropy(two, labels, weight=weights, reduction="sum")
of_one = nn.BCEWithLogitsLoss(pos_weight=weights[1] / weights[0], reduction="sum")(scores[:, 0], labels.float())
assert torch.allclose(of_two, of_one * weights[0])
