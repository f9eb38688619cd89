"""With `allow_unused=True` the gradient of the slice is None."""

import torch

points = torch.rand(5, 2, requires_grad=True)
u = torch.nn.Linear(2, 1)(points).sum()
assert torch.autograd.grad(u, points[:, 1:], allow_unused=True) == (None,)
