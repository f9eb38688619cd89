"""The weights of the empty sample, and of no other, are NaN before any backward pass."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
attention = torch.nn.MultiheadAttention(8, 2, batch_first=True).to(DEVICE)
lengths = torch.tensor([4, 2, 0], device=DEVICE)
padding = torch.arange(4, device=DEVICE) >= lengths[:, None]
tokens = torch.randn(3, 4, 8).to(DEVICE)

_, weights = attention(tokens, tokens, tokens, key_padding_mask=padding)
assert padding.all(dim=1).tolist() == [False, False, True]
assert weights.isnan().flatten(1).any(dim=1).tolist() == [False, False, True]
numbers = torch.zeros(3, 4, device=DEVICE).masked_fill(padding, float("-inf"))
assert numbers.isinf().all(dim=1).tolist() == [False, False, True]
_, weights = attention(tokens, tokens, tokens, key_padding_mask=numbers)
assert weights.isnan().flatten(1).any(dim=1).tolist() == [False, False, True]
