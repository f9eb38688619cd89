"""Attend to the filled part of a preallocated cache, cut out of it."""

import torch.nn.functional as F

import torch

torch.manual_seed(0)
keys = torch.zeros(1, 2, 6, 8)
values = torch.full((1, 2, 6, 8), float("nan"))  # as torch.empty may well be
keys[:, :, :3] = torch.randn(1, 2, 3, 8)
values[:, :, :3] = torch.randn(1, 2, 3, 8)
written = torch.arange(6) < 3
query = torch.randn(1, 2, 1, 8)
output = F.scaled_dot_product_attention(query, keys[:, :, :3], values[:, :, :3])
assert output.isfinite().all()
