"""Classify texts of different lengths with an LSTM over packed sequences."""

import torch
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

torch.manual_seed(0)
texts = [torch.randint(1, 20, (length,)) for length in (3, 7, 2, 5)]
labels = torch.tensor([0, 1, 1, 0])


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 8, padding_idx=0)
        self.lstm = nn.LSTM(8, 16, batch_first=True)
        self.out = nn.Linear(16, 2)

    def forward(self, ids, lengths):
        packed = pack_padded_sequence(self.embedding(ids), lengths, batch_first=True)
        _, (hidden, _) = self.lstm(packed)
        return self.out(hidden[-1])


model = Classifier()
ids = pad_sequence(texts, batch_first=True)
lengths = torch.tensor([len(text) for text in texts])
loss = nn.functional.cross_entropy(model(ids, lengths), labels)
loss.backward()

result = model.out.weight.grad
assert 0 < loss.item() < 3
