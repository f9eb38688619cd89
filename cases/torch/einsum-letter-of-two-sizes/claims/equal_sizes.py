"""Where the keys are as many as the width the wrong equation passes, and gives other numbers."""

import torch

torch.manual_seed(0)
queries, keys = torch.randn(2, 5, 4), torch.randn(2, 4, 4)
wrong = torch.einsum("bqd,bdk->bqk", queries, keys)
right = torch.einsum("bqd,bkd->bqk", queries, keys)
assert wrong.shape == right.shape
assert not torch.allclose(wrong, right)
