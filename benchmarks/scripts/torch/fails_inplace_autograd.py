"""A value that the backward pass needs is changed in place."""

import torch

x = torch.ones(3, requires_grad=True)
y = x.exp()
y.add_(1)
y.sum().backward()
