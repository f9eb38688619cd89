"""The loss of a language model over the words of a batch, without those that only fill it up."""

import torch
from torch import nn

torch.manual_seed(0)
ids = torch.randint(1, 30, (4, 7))
lengths = torch.tensor([7, 5, 3, 6])
mask = torch.arange(7) < lengths[:, None]
ids[~mask] = 0

model = nn.Sequential(nn.Embedding(30, 8), nn.Linear(8, 30))
scores = model(ids[:, :-1])
losses = nn.functional.cross_entropy(scores.transpose(1, 2), ids[:, 1:], reduction="none")
loss = losses[mask].mean()
loss.backward()

result = loss.detach()
assert 2 < result < 5
