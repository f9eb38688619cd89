"""Without clamp(min=1) the weight of a class that does not occur is infinite: label_smoothing makes the loss infinite, a sample of the class NaN."""

import torch
from torch import nn

torch.manual_seed(0)
labels = torch.tensor([0, 0, 1])
weights = 3 / torch.bincount(labels, minlength=3).float()
assert weights[2] == float("inf")
scores = torch.randn(3, 3)
assert nn.functional.cross_entropy(scores, labels, weight=weights).isfinite()
smooth = nn.functional.cross_entropy(scores, labels, weight=weights, label_smoothing=0.1)
assert not smooth.isfinite()
assert nn.functional.cross_entropy(scores, torch.tensor([0, 1, 2]), weight=weights).isnan()
