"""Normalise a batch in training, then in evaluation with the statistics of this batch, its variance made biased."""

import torch

torch.manual_seed(0)
x = torch.randn(4, 3) * 5 + 2
norm = torch.nn.BatchNorm1d(3, momentum=1.0)  # the running statistics are those of the last batch

trained = norm(x)
norm.running_var *= (len(x) - 1) / len(x)  # of n values for each channel
norm.eval()
result = norm(x).detach()
ratio = (trained / result).mean().item()
assert torch.allclose(result, trained, atol=1e-4), "the output in training is %.3f times that in evaluation" % ratio
