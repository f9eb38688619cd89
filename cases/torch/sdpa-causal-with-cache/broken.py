"""Decode one token at a time with a cache of keys and values, and is_causal=True throughout."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Decoder(torch.nn.Module):
    """One causal attention block that can continue from a cache."""

    def __init__(self, width=8):
        super().__init__()
        self.qkv = torch.nn.Linear(width, 3 * width)

    def forward(self, tokens, cache=None):
        query, key, value = self.qkv(tokens).chunk(3, dim=-1)
        if cache is not None:
            key = torch.cat([cache[0], key], dim=1)
            value = torch.cat([cache[1], value], dim=1)
        output = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        return output, (key, value)


torch.manual_seed(0)
model = Decoder().to(DEVICE).eval()
tokens = torch.randn(1, 5, 8).to(DEVICE)

with torch.no_grad():
    expected, _ = model(tokens)
    _, cache = model(tokens[:, :4])
    last, _ = model(tokens[:, 4:], cache)

error = (last - expected[:, 4:]).abs().max().item()
assert error < 1e-5, "with the cache the last token is off by %.4f" % error
result = last
