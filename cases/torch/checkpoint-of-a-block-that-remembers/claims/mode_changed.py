"""A dropout whose mode is changed between forward and backward fails in the same words."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

block = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5), nn.Linear(4, 4))
x = torch.randn(2, 4, requires_grad=True)
loss = checkpoint(block, x, use_reentrant=False).sum()
block.eval()
try:
    loss.backward()
except RuntimeError as error:
    assert "A different number of tensors was saved during the original forward and recomputation" in str(error)
else:
    raise AssertionError("it ran")
