"""column_stack takes a column without its axis."""

import torch
from torch import nn

torch.manual_seed(0)
encoder = nn.Sequential(nn.Flatten(), nn.Linear(3 * 4 * 4, 16), nn.ReLU())
head = nn.Linear(17, 1)
pictures = torch.randn(8, 3, 4, 4)
ages = torch.rand(8)

features = encoder(pictures)
joined = torch.column_stack([features, ages])
prices = head(joined)

result = prices.detach()
assert result.shape == (8, 1)
assert torch.equal(joined[:, 16], ages)
