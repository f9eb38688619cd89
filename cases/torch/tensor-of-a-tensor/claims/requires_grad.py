"""requires_grad=True makes a new leaf: the gradient ends there, and the weights get none."""

import warnings

import torch

weight = torch.ones(3, requires_grad=True)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    total = torch.tensor(weight.sum(), requires_grad=True)
assert total.is_leaf
total.backward()
assert total.grad == 1 and weight.grad is None
