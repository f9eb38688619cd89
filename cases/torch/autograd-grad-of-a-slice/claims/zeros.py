# releases: >=2.1
"""With `materialize_grads=True` the derivative by a slice is zeros, where that by the whole tensor is not."""

import torch

points = torch.rand(5, 2, requires_grad=True)
u = (3 * points).sum()
zeros = torch.autograd.grad(u, points[:, 1:], materialize_grads=True, retain_graph=True)[0]
assert zeros.shape == (5, 1)
assert zeros.abs().max() == 0
assert (torch.autograd.grad(u, points)[0][:, 1:] == 3).all()
