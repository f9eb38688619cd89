"""Without a bias the CPU says "expected scalar type Byte but found Float"."""

import torch

convolution = torch.nn.Conv2d(3, 8, 3, bias=False)
try:
    convolution(torch.ones(1, 3, 8, 8, dtype=torch.uint8))
except RuntimeError as error:
    assert "expected scalar type Byte but found Float" in str(error)
else:
    raise AssertionError("nothing was raised")
