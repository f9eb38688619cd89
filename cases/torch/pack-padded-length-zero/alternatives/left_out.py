"""Empty samples are left out before the batch is made."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

words = {word: number for number, word in enumerate("good bad film plot very".split(), 1)}
reviews = ["a very good film", "zzz", "bad plot"]

torch.manual_seed(0)
embedding = nn.Embedding(6, 8, padding_idx=0)
gru = nn.GRU(8, 16, batch_first=True)
out = nn.Linear(16, 1)


def encode(review):
    return torch.tensor([words[word] for word in review.split() if word in words]).long()


ids = [encode(review) for review in reviews]
ids = [one for one in ids if len(one)]
lengths = torch.tensor([len(one) for one in ids])
batch = embedding(pad_sequence(ids, batch_first=True))
packed = pack_padded_sequence(batch, lengths, batch_first=True, enforce_sorted=False)
_, hidden = gru(packed)
scores = out(hidden[-1])

result = scores[lengths > 0]
assert result.shape == (2, 1)
