"""The last axis is counted from the end: right with a batch and without."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(30, 4)
model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 3)).eval()
with torch.no_grad():
    classes = model(features).argmax(dim=1)

with torch.no_grad():
    sample = features[0]
    scores = model(sample)
    predicted = scores.argmax(dim=-1)

result = int(predicted)
assert result == classes[0]
