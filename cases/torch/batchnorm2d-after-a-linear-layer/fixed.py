"""Train a network whose linear part is normalised as its convolutional part is."""

import torch
from torch import nn

torch.manual_seed(0)
images = torch.rand(16, 1, 16, 16)
labels = torch.arange(16) % 10
model = nn.Sequential(
    nn.Conv2d(1, 8, kernel_size=3, padding=1),
    nn.BatchNorm2d(8),
    nn.ReLU(),
    nn.MaxPool2d(4),
    nn.Flatten(),
    nn.Linear(8 * 4 * 4, 32),
    nn.BatchNorm1d(32),
    nn.ReLU(),
    nn.Linear(32, 10),
)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for _ in range(3):
    optimizer.zero_grad()
    scores = model(images)
    loss = nn.functional.cross_entropy(scores, labels)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert scores.shape == (16, 10)
