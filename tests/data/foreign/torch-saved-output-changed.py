"""The output of exp is changed before the backward."""

import torch

w = torch.ones(2, requires_grad=True)
y = w.exp()
y += 1
y.sum().backward()
