"""An image without a region does not reach the head."""

import torch
from torch import nn


class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, kernel_size=3, padding=1)
        self.linear = nn.Linear(8 * 7 * 7, 5)

    def forward(self, regions):
        features = self.conv(regions).relu()
        features = features.view(features.size(0), -1)
        return self.linear(features)


torch.manual_seed(0)
head = Head()
kept = []
for objectness in (torch.tensor([0.9, 0.2, 0.7]), torch.tensor([0.1, 0.3, 0.2])):
    regions = torch.randn(3, 3, 7, 7)
    chosen = regions[objectness > 0.5]
    scores = head(chosen) if len(chosen) else torch.zeros(0, 5)
    kept.append(scores.shape[0])

result = torch.tensor(kept)
assert kept == [2, 0]
