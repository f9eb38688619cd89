"""A buffer with two names is overwritten as well."""

from torch.func import functional_call

import torch

norm = torch.nn.BatchNorm1d(2).eval()
model = torch.nn.Sequential(norm, torch.nn.Sequential(norm))
functional_call(model, {"0.running_mean": torch.ones(2)}, (torch.ones(4, 2),))
assert norm.running_mean.tolist() == [1, 1]
