"""A weight that an operation made is no leaf, and its grad stays None."""

import warnings

import torch

weight = torch.randn(3, requires_grad=True) * 0.1
(weight * torch.ones(3)).sum().backward()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    assert not weight.is_leaf and weight.grad is None
    try:
        0.1 * weight.grad
    except TypeError as error:
        assert str(error) == "unsupported operand type(s) for *: 'float' and 'NoneType'"
    else:
        raise AssertionError("nothing was raised")
