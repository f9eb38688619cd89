"""With `weight`, the sum divided by the weights of the labels is the mean; divided by their number it is not."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores, labels = torch.randn(4, 3), torch.tensor([0, 2, -100, 1])
weight = torch.tensor([1.0, 2.0, 3.0])
labelled = labels != -100

total = F.cross_entropy(scores, labels, weight=weight, reduction="sum")
mean = F.cross_entropy(scores, labels, weight=weight)
assert torch.allclose(total / weight[labels[labelled]].sum(), mean)
assert not torch.allclose(total / labelled.sum(), mean)
none = F.cross_entropy(scores, torch.full((4,), -100), weight=weight, reduction="sum")
assert none / weight[labels[:0]].sum().clamp(min=1e-8) == 0
