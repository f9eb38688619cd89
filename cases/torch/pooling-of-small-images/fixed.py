"""Train a network of five halvings, made for larger images, on images of 28 by 28 pixels."""

import torch
from torch import nn


def block(inputs, outputs):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel_size=3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
    )


torch.manual_seed(0)
images = torch.rand(8, 1, 28, 28)
images = nn.functional.interpolate(images, size=(32, 32), mode="bilinear")
labels = torch.arange(8) % 4
features = nn.Sequential(block(1, 8), block(8, 8), block(8, 16), block(16, 16), block(16, 16))
model = nn.Sequential(features, nn.Flatten(), nn.Linear(16, 4))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

for _ in range(3):
    optimizer.zero_grad()
    scores = model(images)
    loss = nn.functional.cross_entropy(scores, labels)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert scores.shape == (8, 4)
