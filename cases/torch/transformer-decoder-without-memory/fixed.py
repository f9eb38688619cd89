"""Train a small language model of decoder layers to predict the next token."""

import torch
from torch import nn


class LanguageModel(nn.Module):
    def __init__(self, tokens, size):
        super().__init__()
        self.embedding = nn.Embedding(tokens, size)
        layer = nn.TransformerEncoderLayer(size, nhead=2, dim_feedforward=32, batch_first=True)
        self.layers = nn.TransformerEncoder(layer, num_layers=2)
        self.head = nn.Linear(size, tokens)

    def forward(self, ids):
        length = ids.shape[1]
        mask = torch.full((length, length), float("-inf")).triu(1)
        x = self.layers(self.embedding(ids), mask=mask)
        return self.head(x)


torch.manual_seed(0)
ids = torch.randint(20, (4, 9))
model = LanguageModel(20, 16)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
for _ in range(3):
    scores = model(ids[:, :-1])
    loss = nn.functional.cross_entropy(scores.flatten(0, 1), ids[:, 1:].flatten())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert scores.shape == (4, 8, 20)
