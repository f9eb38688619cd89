"""Heads of attention: split the last axis by a view, then swap; a view to [batch, heads, length, width] mixes them. To join them, swap first."""

import torch

batch, length, heads, width = 2, 5, 4, 3
x = torch.randn(batch, length, heads * width)
right = x.view(batch, length, heads, width).transpose(1, 2)
wrong = x.view(batch, heads, length, width)
assert right.shape == wrong.shape and not torch.equal(right, wrong)
assert torch.equal(right[0, 1, 2], x[0, 2, width : 2 * width])
assert torch.equal(right.transpose(1, 2).reshape(batch, length, heads * width), x)
assert not torch.equal(right.reshape(batch, length, heads * width), x)
