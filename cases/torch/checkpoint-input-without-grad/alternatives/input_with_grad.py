"""Train an encoder whose checkpointed blocks get an input that requires a gradient."""

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

encoder(batch.requires_grad_()).sum().backward()
assert encoder.blocks[0].weight.grad.abs().sum() > 0
