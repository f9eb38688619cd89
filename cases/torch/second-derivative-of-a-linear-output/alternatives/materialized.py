# releases: >=2.1
"""materialize_grads=True gives zeros in place of None, if the first derivative requires a gradient."""

import torch
from torch import nn

torch.manual_seed(0)
trend, x = nn.Linear(1, 1), torch.rand(5, 1, requires_grad=True)
slope = torch.autograd.grad(trend(x).sum(), x, create_graph=True)[0]
assert torch.equal(torch.autograd.grad(slope.sum(), x, materialize_grads=True)[0], torch.zeros(5, 1))
