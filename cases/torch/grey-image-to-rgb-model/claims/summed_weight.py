"""The weight summed over its channels does to a grey image what the old one does to a repeated."""

import torch
from torch import nn

torch.manual_seed(0)
coloured, grey, image = nn.Conv2d(3, 8, 7), nn.Conv2d(1, 8, 7), torch.rand(2, 1, 16, 16)
with torch.no_grad():
    grey.weight.copy_(coloured.weight.sum(1, keepdim=True))
    grey.bias.copy_(coloured.bias)
assert torch.allclose(grey(image), coloured(image.expand(-1, 3, -1, -1)), atol=1e-5)
