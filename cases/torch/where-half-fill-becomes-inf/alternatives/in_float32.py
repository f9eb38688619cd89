"""Attention weights, whose scores are masked in float32, in which -1e9 is a number."""

import torch

torch.manual_seed(0)
scores = torch.randn(2, 4).half()
visible = torch.tensor([[True, True, True, False], [False, False, False, False]])
weights = torch.where(visible, scores.float(), -1e9).softmax(dim=1)
assert not weights.isnan().any()
