"""Classify windows of sensor data, 6 channels each, by a transformer encoder."""

import torch
from torch import nn

torch.manual_seed(0)
WIDTH = 32


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        layer = nn.TransformerEncoderLayer(WIDTH, 4, dim_feedforward=64, batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, num_layers=2)
        self.out = nn.Linear(WIDTH, 3)

    def forward(self, x):
        x = self.encoder(x)
        return self.out(x.mean(dim=1))


windows = torch.randn(8, 50, 6)
labels = torch.randint(3, (8,))
model = Classifier()
scores = model(windows)
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = scores.shape
assert result == (8, 3)
assert 0 < loss.item() < 5
