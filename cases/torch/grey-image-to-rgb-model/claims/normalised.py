"""Where each channel is normalised by its own numbers, the summed weight gives another result."""

import torch
from torch import nn

torch.manual_seed(0)
mean = torch.tensor([0.485, 0.456, 0.406])[:, None, None]
deviation = torch.tensor([0.229, 0.224, 0.225])[:, None, None]
coloured, grey, image = nn.Conv2d(3, 8, 7), nn.Conv2d(1, 8, 7), torch.rand(2, 1, 16, 16)
with torch.no_grad():
    grey.weight.copy_(coloured.weight.sum(1, keepdim=True))
    grey.bias.copy_(coloured.bias)
repeated = coloured((image.expand(-1, 3, -1, -1) - mean) / deviation)
summed = grey((image - mean.mean()) / deviation.mean())
assert (repeated - summed).abs().max() > 0.01
