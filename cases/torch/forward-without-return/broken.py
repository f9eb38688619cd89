"""Train a classifier for a step."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(8, 16)
        self.out = nn.Linear(16, 3)

    def forward(self, x):
        x = torch.relu(self.hidden(x))
        x = self.out(x)


torch.manual_seed(0)
model = Classifier().to(DEVICE)
inputs = torch.randn(4, 8).to(DEVICE)
labels = torch.tensor([0, 2, 1, 1], device=DEVICE)
loss = nn.CrossEntropyLoss()(model(inputs), labels)
loss.backward()

result = loss.detach()
assert model.out.weight.grad is not None
