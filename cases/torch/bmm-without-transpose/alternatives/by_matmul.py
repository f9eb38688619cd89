"""The product by @, with the last two axes transposed; it takes four dimensions too."""

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)

    def forward(self, text, other):
        query, key, value = self.query(text), self.key(other), self.value(other)
        scores = query @ key.transpose(-2, -1) / query.shape[-1] ** 0.5
        return scores.softmax(-1) @ value


torch.manual_seed(0)
attention = Attention(16)
output = attention(torch.randn(8, 5, 16), torch.randn(8, 7, 16))

result = output.detach()
assert result.shape == (8, 5, 16)
assert attention(torch.randn(2, 4, 5, 16), torch.randn(2, 4, 7, 16)).shape == (2, 4, 5, 16)
