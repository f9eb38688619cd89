"""pad_sequence makes the padded table."""

import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence

torch.manual_seed(0)
sentences = [torch.randint(1, 30, (length,)) for length in (10, 5, 7)]

batch = pad_sequence(sentences, batch_first=True)
vectors = nn.Embedding(30, 4, padding_idx=0)(batch)

result = batch
assert batch.gt(0).sum(dim=1).tolist() == [10, 5, 7]
assert vectors.shape == (3, 10, 4)
