# releases: >=2.0
"""The function for attention takes the keys as the layer gives them."""

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
        return nn.functional.scaled_dot_product_attention(query, key, value)


torch.manual_seed(0)
attention = Attention(16)
output = attention(torch.randn(8, 5, 16), torch.randn(8, 7, 16))

result = output.detach()
assert result.shape == (8, 5, 16)
