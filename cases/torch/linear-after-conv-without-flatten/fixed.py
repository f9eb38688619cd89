"""Train a small convolutional network that flattens before the linear layer."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """One convolution, pooling, one linear layer."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 6, 5)
        self.pool = nn.MaxPool2d(2)
        self.head = nn.Linear(6 * 14 * 14, 10)

    def forward(self, images):
        features = self.pool(torch.relu(self.conv(images)))
        return self.head(features.flatten(1))


torch.manual_seed(0)
model = Net().to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
images, labels = torch.rand(8, 3, 32, 32).to(DEVICE), torch.randint(10, (8,)).to(DEVICE)
losses = []
for _ in range(10):
    logits = model(images)
    loss = nn.functional.cross_entropy(logits, labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = losses[0]
assert logits.shape == (8, 10)
assert losses[-1] < losses[0]
