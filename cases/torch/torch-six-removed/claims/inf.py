"""inf is torch.inf and math.inf: clipping by the largest gradient takes it."""

import math

import torch
from torch import inf

assert inf == math.inf == float("inf")
weight = torch.nn.Parameter(torch.zeros(3))
weight.grad = torch.tensor([1.0, -4.0, 2.0])
assert torch.nn.utils.clip_grad_norm_([weight], 1.0, norm_type=inf) == 4
