"""Keep the gradients of a layer's output, for a heat map of what the prediction rests on."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
features = nn.Sequential(nn.Conv2d(1, 2, 3), nn.ReLU()).to(DEVICE)
head = nn.Sequential(nn.Flatten(), nn.Linear(72, 3)).to(DEVICE)
image = torch.rand(1, 1, 8, 8, device=DEVICE)
gradients = []

maps = features(image)
maps.register_hook(gradients.append)

score = head(maps)[0].max()
score.backward()
weights = gradients[0].mean(dim=(2, 3), keepdim=True)

result = (weights * maps).sum(dim=1).relu().detach()
assert result.shape == (1, 6, 6)
