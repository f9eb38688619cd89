"""Evaluate a self-attention block that hands its dropout rate to scaled_dot_product_attention."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class SelfAttention(torch.nn.Module):
    """Two heads of attention with dropout on the attention weights."""

    def __init__(self, width=8, heads=2, dropout=0.5):
        super().__init__()
        self.heads = heads
        self.dropout = dropout
        self.qkv = torch.nn.Linear(width, 3 * width)

    def forward(self, tokens):
        batch, length, width = tokens.shape
        parts = self.qkv(tokens).view(batch, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        output = F.scaled_dot_product_attention(query, key, value, dropout_p=self.dropout)
        return output.transpose(1, 2).reshape(batch, length, width)


torch.manual_seed(0)
model = SelfAttention().to(DEVICE).eval()
tokens = torch.randn(4, 6, 8).to(DEVICE)

with torch.no_grad():
    first, second = model(tokens), model(tokens)

same = torch.equal(first, second)
assert same, "two evaluations of one input differ"
result = first
