"""`weight = weight - lr * weight.grad` is accepted; the new tensor is no leaf, and its `.grad` is None."""

import warnings

import torch

weight = torch.zeros(3, requires_grad=True)
(weight - 1).pow(2).sum().backward()
weight = weight - 0.1 * weight.grad
assert not weight.is_leaf
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert weight.grad is None
