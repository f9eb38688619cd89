"""A width by a fraction is made a whole number by int."""

import torch
from torch import nn

channels = 16
width = int(channels * 0.25)
reduce = nn.Conv2d(channels, width, kernel_size=1)
expand = nn.Conv2d(width, channels, kernel_size=1)
images = torch.rand(2, channels, 8, 8)
assert (images + expand(torch.relu(reduce(images)))).shape == (2, 16, 8, 8)
