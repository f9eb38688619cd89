"""The array that .numpy() gives has astype."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Conv2d(1, 1, 3, padding=1).to(DEVICE)
mask = torch.sigmoid(model(torch.rand(1, 1, 4, 4, device=DEVICE)))[0, 0]

image = (mask.detach().cpu().numpy() * 255).astype("uint8")
assert image.shape == (4, 4)
assert image.max() > 1
