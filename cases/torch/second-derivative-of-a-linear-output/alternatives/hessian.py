"""torch.autograd.functional.hessian gives zeros for a linear function."""

import torch
from torch import nn

torch.manual_seed(0)
trend, x = nn.Linear(3, 1), torch.rand(3)
assert torch.equal(torch.autograd.functional.hessian(lambda x: trend(x).sum(), x), torch.zeros(3, 3))
assert torch.equal(torch.autograd.functional.hessian(lambda x: (3 * x).sum(), x), torch.zeros(3, 3))
