"""Classify images by a network with a depthwise separable convolution."""

import torch
from torch import nn

torch.manual_seed(0)
CHANNELS = 32
OUTPUTS = 48

stem = nn.Conv2d(3, CHANNELS, 3, stride=2, padding=1)
depthwise = nn.Conv2d(CHANNELS, OUTPUTS, 3, padding=1, groups=OUTPUTS)
pointwise = nn.Conv2d(OUTPUTS, OUTPUTS, 1)
head = nn.Linear(OUTPUTS, 10)
model = nn.Sequential(stem, nn.ReLU(), depthwise, pointwise, nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), head)

images = torch.rand(4, 3, 16, 16)
labels = torch.tensor([1, 0, 7, 3])
scores = model(images)
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = scores.shape
assert result == (4, 10)
assert pointwise.weight.shape[0] == OUTPUTS
