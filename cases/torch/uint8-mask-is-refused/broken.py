"""Attend to earlier tokens only, with a mask of bytes."""

import torch

torch.manual_seed(0)
length, width = 5, 8
tokens = torch.randn(2, length, width)
query, key, value = torch.nn.Linear(width, 3 * width)(tokens).chunk(3, dim=-1)
mask = torch.triu(torch.ones(length, length), diagonal=1).byte()

scores = query @ key.transpose(1, 2) / width**0.5
scores = scores.masked_fill(mask, float("-inf"))
weights = scores.softmax(dim=-1)
assert weights[:, 0, 1:].abs().max() == 0
result = (weights @ value).detach()
