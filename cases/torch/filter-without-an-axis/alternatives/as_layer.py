"""A layer makes its weight with four axes; the filter is copied into it."""

import torch
from torch import nn

images = torch.zeros(4, 1, 16, 16)
images[..., 8:] = 1.0

sobel = torch.tensor([[-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [-1.0, 0.0, 1.0]])
layer = nn.Conv2d(1, 1, 3, padding=1, bias=False)
with torch.no_grad():
    layer.weight.copy_(sobel)
    edges = layer(images)

result = edges[:, :, 1:-1, 1:-1].amax()
assert layer.weight.shape == (1, 1, 3, 3)
assert result == 4.0
