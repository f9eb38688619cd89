# releases: <2.14
"""Up to 2.13 the gradient of clamp is 1 at both bounds and between them, and 0 outside."""

import torch

x = torch.tensor([-1.0, 0.0, 0.5, 1.0, 2.0], requires_grad=True)
x.clamp(0.0, 1.0).sum().backward()
assert x.grad.tolist() == [0.0, 1.0, 1.0, 1.0, 0.0], x.grad
