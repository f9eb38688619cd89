"""One or four dimensions: "Expected input to be 2D or 3D" in 2.1 and later, "input must have 3 dimensions" with one dimension too many in 1.13."""

import torch
from torch import nn

version = torch.__version__
for layer in (nn.LSTM(8, 16), nn.GRU(8, 16)):
    for shape, number in (((8,), 2), ((2, 4, 5, 8), 5)):
        try:
            layer(torch.zeros(shape))
        except (RuntimeError, ValueError, AssertionError) as error:
            words = str(error)
        else:
            raise AssertionError("nothing was raised")
        older = words == f"input must have 3 dimensions, got {number}"
        newer = "Expected input to be 2D or 3D, got" in words
        assert older if version.startswith("1.") else newer or version.startswith("2.0."), words
