"""A network that flattens in forward: its children in a Sequential give "mat1 and mat2 shapes cannot be multiplied"."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3)
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Linear(4, 2)

    def forward(self, x):
        x = self.pool(torch.relu(self.conv(x)))
        return self.head(torch.flatten(x, 1))


model, images = Net(), torch.rand(5, 3, 8, 8)
assert model(images).shape == (5, 2)
try:
    nn.Sequential(*model.children())(images)
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied (20x1 and 4x2)" in str(error)
else:
    raise AssertionError("nothing was raised")
