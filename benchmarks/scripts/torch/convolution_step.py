"""One gradient step of a convolutional network lowers its loss."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 16, 3, padding=1),
    nn.BatchNorm2d(16),
    nn.ReLU(),
    nn.MaxPool2d(2),
    nn.Conv2d(16, 32, 3, padding=1),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
    nn.Linear(32, 10),
)
images, labels = torch.randn(8, 3, 32, 32), torch.arange(8)
first = nn.functional.cross_entropy(model(images), labels)
first.backward()
with torch.no_grad():
    for parameter in model.parameters():
        parameter -= 0.05 * parameter.grad
second = nn.functional.cross_entropy(model(images), labels)
assert second < first
result = second.detach()
