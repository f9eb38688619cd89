# releases: >=1.13
"""With class weights the mean divides by the weights of the labels that are not ignored."""

import torch
import torch.nn.functional as F

torch.manual_seed(0)
scores, labels = torch.randn(4, 5), torch.tensor([1, 2, 2, -100])
weight = torch.tensor([1.0, 2.0, 3.0, 4.0, 5.0])
expected = F.cross_entropy(scores, labels, weight=weight)

real, inside = labels != -100, labels.clamp(min=0)
losses = F.cross_entropy(scores, inside, weight=weight, reduction="none") * real
assert torch.allclose(losses.sum() / (weight[inside] * real).sum(), expected)
assert not torch.allclose(losses.sum() / real.sum(), expected)
