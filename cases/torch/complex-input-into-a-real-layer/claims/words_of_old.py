# releases: <=2.0.1
"""A linear layer of 2.0 and older names the scalar types without a bias, and none with one."""

import torch
from torch import nn

wave = torch.ones(2, 4, 9, dtype=torch.complex64)
for layer, words in (
    (nn.Linear(9, 3, bias=False), "expected scalar type ComplexFloat but found Float"),
    (nn.Linear(9, 3), "mat1 and mat2 must have the same dtype"),
):
    try:
        layer(wave)
    except RuntimeError as error:
        assert str(error) == words, error
    else:
        raise AssertionError("nothing was raised")
