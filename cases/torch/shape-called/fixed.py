"""Train a small convolutional network on random images of two kinds."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2d(1, 4, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2))
        self.head = nn.Linear(4 * 4 * 4, 2)

    def forward(self, x):
        x = self.features(x)
        x = x.view(x.shape[0], -1)
        return self.head(x)


torch.manual_seed(0)
labels = torch.arange(16) % 2
images = torch.rand(16, 1, 8, 8) + labels.view(-1, 1, 1, 1)
model = Net()
optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
for _ in range(5):
    loss = nn.functional.cross_entropy(model(images), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert model(images).shape == (16, 2)
