"""Normalise a batch in training, then in evaluation with the statistics of this very batch."""

import torch

torch.manual_seed(0)
x = torch.randn(4, 3) * 5 + 2
norm = torch.nn.BatchNorm1d(3, momentum=1.0)  # the running statistics are those of the last batch

trained = norm(x)
norm.eval()
result = norm(x).detach()
ratio = (trained / result).mean().item()
assert torch.allclose(result, trained, atol=1e-4), "the output in training is %.3f times that in evaluation" % ratio
