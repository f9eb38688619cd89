"""Take a step in the training of a network that makes images three times as large."""

import torch
from torch import nn

torch.manual_seed(0)
SCALE = 3

model = nn.Sequential(
    nn.Conv2d(3, 32, 3, padding=1),
    nn.ReLU(),
    nn.Conv2d(32, 3 * SCALE**2, 3, padding=1),
    nn.PixelShuffle(SCALE),
)

large = torch.rand(2, 3, 24, 24)
small = nn.functional.avg_pool2d(large, SCALE)
output = model(small)
loss = nn.functional.mse_loss(output, large)
loss.backward()

result = output.shape
assert result == large.shape
assert model[0].weight.grad is not None
