"""Copy sentences of different lengths into one padded table."""

import torch
from torch import nn

torch.manual_seed(0)
sentences = [torch.randint(1, 30, (length,)) for length in (10, 5, 7)]

longest = max(len(sentence) for sentence in sentences)
batch = torch.zeros(len(sentences), longest, dtype=torch.long)
for row, sentence in enumerate(sentences):
    batch[row, : len(sentence)] = sentence

vectors = nn.Embedding(30, 4, padding_idx=0)(batch)

result = batch
assert batch.gt(0).sum(dim=1).tolist() == [10, 5, 7]
assert vectors.shape == (3, 10, 4)
