"""Classify sentences of different lengths in batches, with a mask that is made of their lengths."""

import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
LENGTHS = [5, 3, 7, 2]
dataset = [(torch.randint(50, (length,)), length % 2) for length in LENGTHS]
embedding, head = nn.Embedding(50, 8), nn.Linear(8, 2)


def pad(samples):
    """Join samples to a batch, and return their lengths as well."""
    tokens, labels = zip(*samples)
    lengths = torch.tensor([len(one) for one in tokens])
    return nn.utils.rnn.pad_sequence(tokens, batch_first=True), lengths, torch.tensor(labels)


loader = DataLoader(dataset, batch_size=4, collate_fn=pad)
for tokens, lengths, labels in loader:
    known = (torch.arange(tokens.shape[1]) < lengths[:, None]).unsqueeze(-1)
    pooled = (embedding(tokens) * known).sum(1) / known.sum(1)
    logits = head(pooled)
    nn.functional.cross_entropy(logits, labels).backward()

with torch.no_grad():
    alone = torch.stack([head(embedding(tokens).mean(0)) for tokens, _ in dataset])
assert torch.allclose(logits, alone, atol=1e-6)
result = logits.detach()
