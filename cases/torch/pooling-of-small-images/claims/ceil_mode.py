"""With ceil_mode=True an image of one pixel passes, and odd sizes are rounded up."""

import torch
from torch import nn

pool = nn.MaxPool2d(2, ceil_mode=True)
assert pool(torch.zeros(1, 4, 1, 1)).shape == (1, 4, 1, 1)
assert pool(torch.zeros(1, 4, 7, 7)).shape == (1, 4, 4, 4)
assert nn.MaxPool2d(2)(torch.zeros(1, 4, 7, 7)).shape == (1, 4, 3, 3)
