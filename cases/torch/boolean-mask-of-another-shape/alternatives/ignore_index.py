"""The number that fills up is left out by the loss itself, and the mean is of the other words."""

import torch
from torch import nn

torch.manual_seed(0)
ids = torch.randint(1, 30, (4, 7))
lengths = torch.tensor([7, 5, 3, 6])
mask = torch.arange(7) < lengths[:, None]
ids[~mask] = 0

model = nn.Sequential(nn.Embedding(30, 8), nn.Linear(8, 30))
scores = model(ids[:, :-1])
loss = nn.functional.cross_entropy(scores.transpose(1, 2), ids[:, 1:], ignore_index=0)
loss.backward()

result = loss.detach()
assert 2 < result < 5
