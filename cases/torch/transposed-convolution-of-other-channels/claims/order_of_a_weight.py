"""conv_transpose2d with a weight [output, input, height, width] fails in these words; transposed it passes."""

import torch
from torch.nn.functional import conv_transpose2d

images, weight = torch.zeros(1, 32, 8, 8), torch.zeros(16, 32, 4, 4)
try:
    conv_transpose2d(images, weight)
except RuntimeError as error:
    assert "expected input[1, 32, 8, 8] to have 16 channels, but got 32 channels instead" in str(error)
else:
    raise AssertionError("nothing was raised")
assert conv_transpose2d(images, weight.transpose(0, 1)).shape == (1, 16, 11, 11)
