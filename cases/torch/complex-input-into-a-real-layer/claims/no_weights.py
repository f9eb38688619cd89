"""ReLU, pooling and batch norm have no complex form, with the real layer mended or not."""

import torch
from torch import nn

image = torch.ones(2, 1, 9, 9, dtype=torch.complex64)
for layer, words in (
    (nn.ReLU(), "not supported for complex types"),
    (nn.MaxPool2d(2), "not implemented for 'ComplexFloat'"),
    (nn.BatchNorm2d(1), "not implemented for 'ComplexFloat'"),
):
    try:
        layer(image)
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
