"""Turn a mask that a model predicts into an image with 8 bits."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Conv2d(1, 1, 3, padding=1).to(DEVICE)
with torch.no_grad():
    mask = torch.sigmoid(model(torch.rand(1, 1, 4, 4, device=DEVICE)))[0, 0]

image = (mask * 255).astype("uint8")

result = image.sum()
assert image.shape == (4, 4)
assert image.max() > 1
