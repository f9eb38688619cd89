"""Flatten features per image, whatever size the images have."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """The network of a tutorial for images of 32 x 32 pixels."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(3, 6, 5)
        self.conv2 = nn.Conv2d(6, 16, 5)
        self.head = nn.Linear(16 * 5 * 5, 10)

    def forward(self, images):
        x = nn.functional.max_pool2d(torch.relu(self.conv1(images)), 2)
        x = nn.functional.max_pool2d(torch.relu(self.conv2(x)), 2)
        x = nn.functional.adaptive_avg_pool2d(x, 5)
        x = x.flatten(1)
        return self.head(x)


torch.manual_seed(0)
model = Net().to(DEVICE)
small = model(torch.rand(4, 3, 32, 32).to(DEVICE))
large = model(torch.rand(4, 3, 96, 80).to(DEVICE))

result = small.detach()
assert small.shape == large.shape == (4, 10)
