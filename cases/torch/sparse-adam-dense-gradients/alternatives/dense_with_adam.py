"""Embeddings without sparse=True, and Adam for all, also where the weight is shared with the output layer."""

import torch
from torch import nn

torch.manual_seed(0)
embedding, output = nn.Embedding(10, 4), nn.Linear(4, 10)
output.weight = embedding.weight
optimizer = torch.optim.Adam([*embedding.parameters(), output.bias], lr=0.1)
words, losses = torch.tensor([1, 2]), []
for _ in range(20):
    loss = nn.functional.cross_entropy(output(embedding(words)), words)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
assert losses[-1] < losses[0]
