"""One image without a channel, at prediction, gets both dimensions: image[None, None]."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(1, 8, 3), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 10))
model.eval()
image = torch.rand(28, 28)
with torch.no_grad():
    scores = model(image[None, None])
assert scores.shape == (1, 10)
assert torch.allclose(scores, model(image.view(1, 1, 28, 28)))
