# releases: >=1.13
"""relu6 and hardtanh have no gradient at their bounds."""

import torch
from torch.nn import functional

x = torch.tensor([0.0, 6.0], requires_grad=True)
(functional.relu6(x) + functional.hardtanh(x, 0.0, 6.0)).sum().backward()
assert x.grad.tolist() == [0.0, 0.0], x.grad
