"""`requires_grad_()` and `retain_grad()` leave a result what it is; `.detach().requires_grad_()` gives a leaf."""

import torch

users = torch.ones(3, requires_grad=True) * 0.5
users.retain_grad()
try:
    torch.optim.SGD([users.clone().requires_grad_()], lr=0.1)
except ValueError as error:
    assert "can't optimize a non-leaf Tensor" in str(error)
else:
    raise AssertionError("nothing was raised")
assert not users.requires_grad_().is_leaf

leaf = users.detach().requires_grad_()
optimizer = torch.optim.SGD([leaf], lr=0.1)
leaf.sum().backward()
optimizer.step()
assert leaf.ne(0.5).all()
