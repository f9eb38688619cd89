"""Evaluate a self-attention block whose attention with dropout is nn.MultiheadAttention."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class SelfAttention(torch.nn.Module):
    """Two heads of attention with dropout on the attention weights."""

    def __init__(self, width=8, heads=2, dropout=0.5):
        super().__init__()
        self.attention = torch.nn.MultiheadAttention(width, heads, dropout, batch_first=True)

    def forward(self, tokens):
        return self.attention(tokens, tokens, tokens, need_weights=False)[0]


torch.manual_seed(0)
model = SelfAttention().to(DEVICE).eval()
tokens = torch.randn(4, 6, 8).to(DEVICE)

with torch.no_grad():
    first, second = model(tokens), model(tokens)

same = torch.equal(first, second)
assert same, "two evaluations of one input differ"
result = first
