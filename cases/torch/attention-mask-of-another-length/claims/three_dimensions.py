"""A mask for each sample must have batch * heads rows: the message then says 3D."""

import torch
from torch import nn

attention = nn.MultiheadAttention(32, 4, batch_first=True)
x = torch.randn(3, 9, 32)
try:
    attention(x, x, x, attn_mask=torch.zeros(3, 9, 9))
except RuntimeError as error:
    assert str(error).startswith("The shape of the 3D attn_mask is torch.Size([3, 9, 9])")
    assert "but should be (12, 9, 9)" in str(error)
else:
    raise AssertionError("nothing was raised")
mask = torch.zeros(3, 9, 9).repeat_interleave(4, dim=0)
assert attention(x, x, x, attn_mask=mask)[0].shape == x.shape
