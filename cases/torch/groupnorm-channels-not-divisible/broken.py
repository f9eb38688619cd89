"""Take a step in the training of a small network that removes noise from images."""

import torch
from torch import nn

torch.manual_seed(0)
WIDTH = 48

first = nn.Conv2d(3, WIDTH, 3, padding=1)
norm = nn.GroupNorm(32, WIDTH)
last = nn.Conv2d(WIDTH, 3, 3, padding=1)
model = nn.Sequential(first, norm, nn.SiLU(), last)

images = torch.rand(4, 3, 16, 16)
noise = torch.randn_like(images)
prediction = model(images + 0.1 * noise)
loss = nn.functional.mse_loss(prediction, noise)
loss.backward()

result = norm.weight.grad
assert prediction.shape == images.shape
assert result.shape == (WIDTH,)
