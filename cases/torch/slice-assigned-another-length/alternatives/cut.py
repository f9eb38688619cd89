"""A table with a limit: what is longer is cut, what is shorter fills a part of its row."""

import torch

sentences = [torch.arange(1, length + 1) for length in (10, 5, 7)]

LIMIT = 6
batch = torch.zeros(len(sentences), LIMIT, dtype=torch.long)
for row, sentence in enumerate(sentences):
    sentence = sentence[:LIMIT]
    batch[row, : len(sentence)] = sentence

result = batch
assert batch.gt(0).sum(dim=1).tolist() == [6, 5, 6]
