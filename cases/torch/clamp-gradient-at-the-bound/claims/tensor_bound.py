# releases: >=2.14
"""At a bound that is a tensor, the input has half of the gradient."""

import torch

x = torch.zeros(2, requires_grad=True)
x.clamp(min=torch.zeros(2)).sum().backward()
assert x.grad.tolist() == [0.5, 0.5], x.grad
