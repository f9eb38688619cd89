"""Classify sentences of different lengths in batches."""

import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
LENGTHS = [5, 3, 7, 2]
dataset = [(torch.randint(1, 50, (length,)), length % 2) for length in LENGTHS]
embedding, head = nn.Embedding(50, 8, padding_idx=0), nn.Linear(8, 2)

loader = DataLoader(dataset, batch_size=4)
for tokens, labels in loader:
    known = (tokens != 0).unsqueeze(-1)
    pooled = (embedding(tokens) * known).sum(1) / known.sum(1)
    logits = head(pooled)
    nn.functional.cross_entropy(logits, labels).backward()

with torch.no_grad():
    alone = torch.stack([head(embedding(tokens).mean(0)) for tokens, _ in dataset])
assert torch.allclose(logits, alone, atol=1e-6)
result = logits.detach()
