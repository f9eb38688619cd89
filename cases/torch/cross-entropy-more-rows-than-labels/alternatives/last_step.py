"""A recurrent network with one label per sequence gives the scores of the last step."""

import torch
from torch import nn

torch.manual_seed(0)
sequences = torch.randn(64, 7, 5)
labels = torch.randint(10, (64,))
rnn = nn.LSTM(5, 8, batch_first=True)
head = nn.Linear(8, 10)
outputs, _ = rnn(sequences)
scores = head(outputs[:, -1])
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = list(scores.shape)
assert 0 < loss.item() < 5
