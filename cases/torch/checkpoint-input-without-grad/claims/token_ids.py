"""Token ids cannot require a gradient; the output of a frozen embedding can, and then the block after it learns."""

import torch
from torch.utils.checkpoint import checkpoint

ids = torch.tensor([1, 2])
try:
    ids.requires_grad_()
except RuntimeError as error:
    assert "floating point" in str(error), error
else:
    raise AssertionError("integers require a gradient")

embedding, block = torch.nn.Embedding(5, 4).requires_grad_(False), torch.nn.Linear(4, 4)
assert not checkpoint(block, embedding(ids), use_reentrant=True).requires_grad
checkpoint(block, embedding(ids).requires_grad_(), use_reentrant=True).sum().backward()
assert block.weight.grad.abs().sum() > 0
