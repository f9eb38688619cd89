"""When other blocks follow, training runs on, the first block gets no gradient, and a warning is given once."""

import warnings

from torch.utils.checkpoint import checkpoint

import torch


class Encoder(torch.nn.Module):
    """Two blocks, the first of them recomputed in the backward pass."""

    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.ModuleList(torch.nn.Linear(4, 4) for _ in range(2))

    def forward(self, x):
        return self.blocks[1](checkpoint(self.blocks[0], x, use_reentrant=True))


torch.manual_seed(0)
encoder, batch = Encoder(), torch.randn(3, 4)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    encoder(batch).sum().backward()
assert any("None of the inputs have requires_grad=True" in str(one.message) for one in caught)
assert encoder.blocks[0].weight.grad is None
assert encoder.blocks[1].weight.grad is not None
