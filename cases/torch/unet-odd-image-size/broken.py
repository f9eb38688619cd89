"""Segment images with a U-Net whose skip connection joins two scales."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class UNet(nn.Module):
    """Two scales: down, up, and both joined."""

    def __init__(self):
        super().__init__()
        self.down = nn.Conv2d(3, 8, 3, padding=1)
        self.bottom = nn.Conv2d(8, 8, 3, padding=1)
        self.up = nn.ConvTranspose2d(8, 8, 2, stride=2)
        self.out = nn.Conv2d(16, 2, 1)

    def forward(self, images):
        skip = torch.relu(self.down(images))
        deep = torch.relu(self.bottom(nn.functional.max_pool2d(skip, 2)))
        deep = self.up(deep)
        return self.out(torch.cat([skip, deep], 1))


torch.manual_seed(0)
model = UNet().to(DEVICE)
even = model(torch.rand(2, 3, 56, 56).to(DEVICE))
odd = model(torch.rand(2, 3, 57, 55).to(DEVICE))

assert even.shape == (2, 2, 56, 56)
assert odd.shape == (2, 2, 57, 55)
result = {"even": even.detach(), "odd": list(odd.shape)}
