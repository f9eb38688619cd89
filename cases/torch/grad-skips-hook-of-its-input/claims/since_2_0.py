# releases: >=2.0
"""The hook of a leaf and of an activation runs in `torch.autograd.grad` by it."""

import torch

leaf = torch.ones(2, requires_grad=True)
for x in (leaf, leaf * 1.0):
    x.register_hook(torch.neg)
    (gradient,) = torch.autograd.grad((3 * x).sum(), x)
    assert gradient.tolist() == [-3.0, -3.0]
