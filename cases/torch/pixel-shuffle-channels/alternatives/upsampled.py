"""The features are repeated, and a convolution behind that makes the image."""

import torch
from torch import nn

torch.manual_seed(0)
SCALE = 3

model = nn.Sequential(
    nn.Conv2d(3, 32, 3, padding=1),
    nn.ReLU(),
    nn.Upsample(scale_factor=SCALE),
    nn.Conv2d(32, 3, 3, padding=1),
)

large = torch.rand(2, 3, 24, 24)
small = nn.functional.avg_pool2d(large, SCALE)
output = model(small)
loss = nn.functional.mse_loss(output, large)
loss.backward()

result = output.shape
assert result == large.shape
assert model[0].weight.grad is not None
