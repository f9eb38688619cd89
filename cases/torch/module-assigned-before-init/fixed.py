"""A module of one's own around an encoder, initialised first."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(nn.Module):
    """An encoder that is given, and a head for its features."""

    def __init__(self, encoder, num_classes):
        super().__init__()
        self.encoder = encoder
        self.head = nn.Linear(8, num_classes)

    def forward(self, x):
        return self.head(torch.relu(self.encoder(x)))


torch.manual_seed(0)
model = Classifier(nn.Linear(4, 8), num_classes=3).to(DEVICE)

result = model(torch.randn(5, 4).to(DEVICE)).shape[1]
assert result == 3
assert sorted(model.state_dict()) == ["encoder.bias", "encoder.weight", "head.bias", "head.weight"]
