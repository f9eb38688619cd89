"""Parentheses in place of brackets, `x(0)` and `x(0, 1)`, call the tensor: the same words."""

import torch

x = torch.rand(2, 3)
for call in (lambda: x(0), lambda: x(0, 1)):
    try:
        call()
    except TypeError as error:
        assert str(error) == "'Tensor' object is not callable", error
    else:
        raise AssertionError("nothing was raised")
