"""A classifier that knows the size of its features."""

import torch
from torch import nn


class Classifier(nn.Module):
    """Features and a head."""

    def __init__(self):
        super().__init__()
        self.features = nn.Linear(4, 8)
        self.head = nn.Linear(self.feature_size, 2)

    @property
    def feature_size(self):
        return self.features.out_features

    def forward(self, x):
        return self.head(torch.relu(self.features(x)))


torch.manual_seed(0)
model = Classifier()
result = model(torch.randn(3, 4)).detach()
assert result.shape == (3, 2)
