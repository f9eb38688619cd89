"""A decoder that writes one token at a time, from the state of an encoder."""

import torch
from torch import nn


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 8)
        self.lstm = nn.LSTM(8, 16, batch_first=True)
        self.out = nn.Linear(16, 20)

    def forward(self, token, state):
        embedded = self.embedding(token)
        output, state = self.lstm(embedded, state)
        return self.out(output).view(len(token), -1), state


torch.manual_seed(0)
encoder = nn.LSTM(8, 16, batch_first=True)
decoder = Decoder()
_, state = encoder(torch.randn(4, 6, 8))
token = torch.zeros(4, dtype=torch.long)
written = []
for _ in range(3):
    scores, state = decoder(token, state)
    token = scores.argmax(1)
    written.append(token)

result = torch.stack(written, 1)
assert result.shape == (4, 3)
