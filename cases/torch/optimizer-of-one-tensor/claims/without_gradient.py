"""A tensor without requires_grad=True is taken in the list, and the optimizer does not move it."""

import torch

x, y = torch.ones(3), torch.ones(3, requires_grad=True)
optimizer = torch.optim.Adam([x, y], lr=0.1)
(x * y).sum().backward()
optimizer.step()
assert torch.equal(x, torch.ones(3))
assert not torch.equal(y, torch.ones(3))
