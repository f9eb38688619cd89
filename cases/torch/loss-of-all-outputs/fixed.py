"""Train a network with an auxiliary classifier, as Inception has one."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Linear(8, 16)
        self.classifier = nn.Linear(16, 3)
        self.auxiliary = nn.Linear(16, 3)

    def forward(self, x):
        x = torch.relu(self.features(x))
        if self.training:
            return self.classifier(x), self.auxiliary(x)
        return self.classifier(x)


torch.manual_seed(0)
model = Network().to(DEVICE)
criterion = nn.CrossEntropyLoss()
inputs = torch.randn(4, 8).to(DEVICE)
labels = torch.tensor([0, 2, 1, 1], device=DEVICE)
outputs, auxiliary = model(inputs)
loss = criterion(outputs, labels) + 0.5 * criterion(auxiliary, labels)
loss.backward()

result = model.features.weight.grad
assert model.classifier.weight.grad is not None
assert model.auxiliary.weight.grad is not None
