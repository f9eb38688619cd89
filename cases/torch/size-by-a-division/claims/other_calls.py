"""Tensors and layers of a size with a float fail; the message names the call."""

import torch
from torch import nn

x = torch.zeros(2, 8)
for make, name in (
    (lambda: torch.zeros(2, 8 / 2), "zeros(): argument 'size'"),
    (lambda: torch.zeros((2, 8 / 2)), "zeros(): argument 'size'"),
    (lambda: torch.ones(2, 8 / 2), "ones(): argument 'size'"),
    (lambda: torch.randn(2, 8 / 2), "randn(): argument 'size'"),
    (lambda: torch.FloatTensor(2, 8 / 2), "new(): argument 'size'"),
    (lambda: x.view(2, 2, 8 / 2), "view(): argument 'size'"),
    (lambda: x.reshape(2, 2, 8 / 2), "reshape(): argument 'shape'"),
    (lambda: nn.Linear(8 / 2, 3), "empty(): argument 'size'"),
    (lambda: nn.ConvTranspose2d(8, 8 / 2, 3), "empty(): argument 'size'"),
):
    try:
        make()
    except TypeError as error:
        assert str(error).startswith(name) and "float" in str(error)
    else:
        raise AssertionError("nothing was raised")
