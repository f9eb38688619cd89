"""Images with the channels last are pooled over the width and the channels: grey ones fail in these words."""

import torch
from torch import nn

images = torch.rand(4, 28, 28, 1)
try:
    nn.MaxPool2d(2)(images)
except RuntimeError as error:
    expected = "Given input size: (28x28x1). Calculated output size: (28x14x0). Output size is too small"
    assert expected in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.MaxPool2d(2)(images.permute(0, 3, 1, 2)).shape == (4, 1, 14, 14)
