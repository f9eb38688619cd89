"""debug=True lists the operations of both passes."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

block = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5), nn.Linear(4, 4))
x = torch.randn(2, 4, requires_grad=True)
loss = checkpoint(block, x, use_reentrant=False, debug=True).sum()
block.eval()
try:
    loss.backward()
except RuntimeError as error:
    message = str(error)
assert "Operations executed during the original forward" in message
assert "Operations executed during recomputation" in message
