"""A float as stride or dilation, True, and a float in convolutions of one and three dimensions have the same words; without a bias NoneType stands in its place."""

import torch
from torch import nn

cases = (
    (nn.Conv2d(3, 4, 3, stride=4 / 2), 2, "Parameter"),
    (nn.Conv2d(3, 4, 3, dilation=4 / 2), 2, "Parameter"),
    (nn.Conv2d(3, 4, 3, padding=(1.0, 1.0)), 2, "Parameter"),
    (nn.Conv2d(3, 4, 3, padding=True), 2, "Parameter"),
    (nn.Conv2d(3, 4, 3, padding=1.0, bias=False), 2, "NoneType"),
    (nn.Conv1d(3, 4, 3, padding=1.0), 1, "Parameter"),
    (nn.Conv3d(3, 4, 3, padding=1.0), 3, "Parameter"),
)
for layer, axes, bias in cases:
    try:
        layer(torch.zeros(1, 3, *[8] * axes))
    except TypeError as error:
        expected = f"conv{axes}d() received an invalid combination of arguments - got (Tensor, Parameter, {bias}, tuple, tuple, tuple, int)"
        assert expected in str(error)
    else:
        raise AssertionError("nothing was raised")
