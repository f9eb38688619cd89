# releases: >=2.0
"""The Jacobian of a checkpointed layer by torch.autograd.functional."""

import torch
from torch.func import jacrev
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)
body = torch.nn.Sequential(torch.nn.Linear(3, 5), torch.nn.GELU(), torch.nn.Linear(5, 2))
x = torch.randn(3)

jacobian = torch.autograd.functional.jacobian(lambda x: checkpoint(body, x, use_reentrant=False), x)
assert torch.allclose(jacobian, jacrev(body)(x), atol=1e-6)
