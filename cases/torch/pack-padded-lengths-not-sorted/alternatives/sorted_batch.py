"""The batch is sorted by length, its labels with it."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

torch.manual_seed(0)
texts = [torch.randint(1, 20, (length,)) for length in (3, 7, 2, 5)]
labels = torch.tensor([0, 1, 1, 0])

embedding = nn.Embedding(20, 8, padding_idx=0)
lstm = nn.LSTM(8, 16, batch_first=True)
out = nn.Linear(16, 2)

ids = pad_sequence(texts, batch_first=True)
lengths = torch.tensor([len(text) for text in texts])
lengths, order = lengths.sort(descending=True)
ids, labels = ids[order], labels[order]
packed = pack_padded_sequence(embedding(ids), lengths, batch_first=True)
_, (hidden, _) = lstm(packed)
loss = nn.functional.cross_entropy(out(hidden[-1]), labels)
loss.backward()

result = out.weight.grad
assert 0 < loss.item() < 3
