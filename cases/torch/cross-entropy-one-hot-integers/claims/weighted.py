"""With class weights the mean loss of class numbers is divided by the sum of their weights, that of one-hot floats by the number of samples."""

import torch
from torch import nn

torch.manual_seed(0)
scores, classes = torch.randn(4, 3), torch.tensor([0, 1, 2, 0])
one_hot = nn.functional.one_hot(classes, 3).float()
weight = torch.tensor([1.0, 2.0, 5.0])
total = nn.functional.cross_entropy(scores, classes, weight, reduction="sum")
assert torch.allclose(nn.functional.cross_entropy(scores, one_hot, weight, reduction="sum"), total)
assert torch.allclose(nn.functional.cross_entropy(scores, classes, weight), total / weight[classes].sum())
assert torch.allclose(nn.functional.cross_entropy(scores, one_hot, weight), total / 4)
