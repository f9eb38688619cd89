"""Attention of six queries to ten keys, by einsum."""

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)

    def forward(self, x, memory):
        queries, keys = self.query(x), self.key(memory)
        scores = torch.einsum("bqd,bkd->bqk", queries, keys)
        weights = torch.softmax(scores / keys.shape[-1] ** 0.5, dim=-1)
        return torch.einsum("bqk,bkd->bqd", weights, memory)


torch.manual_seed(0)
x, memory = torch.randn(4, 6, 16), torch.randn(4, 10, 16)
output = Attention(16)(x, memory)
loss = output.square().mean()
loss.backward()

result = loss.detach()
assert output.shape == (4, 6, 16)
