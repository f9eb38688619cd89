"""Train a network of convolutions that are normalised over their channels by LayerNorm."""

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.conv = nn.Conv2d(channels, channels, kernel_size=3, padding=1)
        self.norm = nn.LayerNorm(channels)

    def forward(self, x):
        x = self.norm(self.conv(x))
        return torch.relu(x)


torch.manual_seed(0)
images = torch.rand(8, 3, 16, 16)
labels = torch.arange(8)
model = nn.Sequential(
    nn.Conv2d(3, 32, kernel_size=3, padding=1),
    Block(32),
    nn.AdaptiveAvgPool2d(1),
    nn.Flatten(),
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
assert scores.shape == (8, 10)
