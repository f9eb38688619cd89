"""A linear layer brings the vectors to a width that the heads divide."""

import torch
from torch import nn

torch.manual_seed(0)
WIDTH = 256
HEADS = 8

embedding = nn.Sequential(nn.Embedding(50, 300), nn.Linear(300, WIDTH))
layer = nn.TransformerEncoderLayer(WIDTH, HEADS, dim_feedforward=64, batch_first=True)
encoder = nn.TransformerEncoder(layer, num_layers=1)
out = nn.Linear(WIDTH, 2)

ids = torch.randint(50, (4, 12))
labels = torch.tensor([0, 1, 1, 0])
scores = out(encoder(embedding(ids)).mean(dim=1))
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = scores.shape
assert result == (4, 2)
assert 0 < loss.item() < 5
