"""The position counts from 1 in the size: 2 for the input channels of a convolution, 3 for its kernel."""

import torch
from torch import nn

for make, position in (
    (lambda: nn.Conv2d(8 / 2, 4, 3), 2),
    (lambda: nn.Conv2d(4, 4, 6 / 2), 3),
    (lambda: torch.zeros(2, 3, 8 / 2), 3),
):
    try:
        make()
    except TypeError as error:
        assert f"at pos {position}" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert nn.Conv2d(6, 4, 3).weight.shape == (4, 6, 3, 3)
