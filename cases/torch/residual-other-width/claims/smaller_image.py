"""A convolution of size 3 without padding takes 2 from the image; a stride of 2 rounds 15 up to 8 with padding, and pooling rounds it down to 7."""

import torch
from torch import nn

x = torch.ones(1, 4, 15, 15)
assert nn.Conv2d(4, 4, 3)(x).shape[-1] == 13
assert nn.Conv2d(4, 4, 3, padding=1)(x).shape[-1] == 15
halved = nn.Conv2d(4, 4, 3, stride=2, padding=1)(x)
assert halved.shape == nn.Conv2d(4, 4, 1, stride=2)(x).shape == (1, 4, 8, 8)
try:
    halved + nn.MaxPool2d(2)(x)
except RuntimeError as error:
    assert "tensor a (8) must match the size of tensor b (7)" in str(error)
else:
    raise AssertionError("nothing was raised")
