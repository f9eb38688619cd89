"""`retain_grad()` before the backward pass keeps the gradient of a result."""

import torch

middle = torch.ones(2, requires_grad=True) * 0.5
middle.retain_grad()
(middle * 3).sum().backward()
assert middle.grad.tolist() == [3, 3] and not middle.is_leaf
