"""The padding "same" keeps the size of the image, for a stride of 1."""

import torch
from torch import nn


def block(inputs, outputs, kernel_size):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel_size, padding="same"),
        nn.ReLU(),
    )


torch.manual_seed(0)
images = torch.rand(8, 3, 16, 16)
labels = torch.arange(8) % 4
features = nn.Sequential(block(3, 8, 5), block(8, 8, 3))
head = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4))

maps = features(images)
loss = nn.functional.cross_entropy(head(maps), labels)
loss.backward()

result = loss.detach()
assert maps.shape == (8, 8, 16, 16)
try:
    nn.Conv2d(3, 8, 3, stride=2, padding="same")
except ValueError as error:
    assert "not supported for strided convolutions" in str(error)
else:
    raise AssertionError("nothing was raised")
