"""Attention weights in half precision; a padded sample has no visible token."""

import torch

torch.manual_seed(0)
scores = torch.randn(2, 4).half()
visible = torch.tensor([[True, True, True, False], [False, False, False, False]])

masked = torch.where(visible, scores, torch.finfo(scores.dtype).min)
weights = masked.float().softmax(dim=1)

unusable = weights.isnan().any(dim=1).tolist()
assert not any(unusable), f"samples with NaN: {unusable}"
result = weights
