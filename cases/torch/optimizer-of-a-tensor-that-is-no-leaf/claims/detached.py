"""detach() alone ends the error, and the optimizer then leaves the tensor as it is."""

import torch

users = (torch.ones(3, requires_grad=True) * 0.5).detach()
films = torch.ones(3, requires_grad=True)
optimizer = torch.optim.SGD([users, films], lr=0.1)
(users * films).sum().backward()
optimizer.step()
assert users.eq(0.5).all() and users.grad is None
assert not films.eq(1).any()
