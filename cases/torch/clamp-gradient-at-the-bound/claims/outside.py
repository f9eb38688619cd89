# releases: >=1.13
"""Outside its bounds clamp has no gradient, strictly between them it is 1."""

import torch

x = torch.tensor([-1.0, 0.5, 2.0], requires_grad=True)
x.clamp(0.0, 1.0).sum().backward()
assert x.grad.tolist() == [0.0, 1.0, 0.0], x.grad
