"""The axes are swapped before the layer, and swapped back behind it."""

import torch
from torch import nn

torch.manual_seed(0)
LENGTH = 9


class LanguageModel(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(50, 32)
        self.layer = nn.TransformerEncoderLayer(32, 4, dim_feedforward=64)
        self.out = nn.Linear(32, 50)
        self.register_buffer("mask", torch.full((LENGTH, LENGTH), float("-inf")).triu(1))

    def forward(self, ids):
        x = self.embedding(ids)
        x = self.layer(x.transpose(0, 1), src_mask=self.mask).transpose(0, 1)
        return self.out(x)


ids = torch.randint(50, (10, LENGTH + 1))
model = LanguageModel().eval()
scores = model(ids[:, :-1])
loss = nn.functional.cross_entropy(scores.flatten(0, 1), ids[:, 1:].flatten())
loss.backward()

result = scores.detach()
assert 0 < loss.item() < 10
