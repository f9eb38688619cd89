"""The gradient, as a function, of a transformer block with activation checkpointing."""

import torch
from torch.utils.checkpoint import checkpoint

try:
    from torch.func import grad
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import grad


class Block(torch.nn.Module):
    """A residual feed-forward block that can recompute its activations."""

    def __init__(self, checkpointing):
        super().__init__()
        self.checkpointing = checkpointing
        self.body = torch.nn.Sequential(
            torch.nn.LayerNorm(8), torch.nn.Linear(8, 32), torch.nn.GELU(), torch.nn.Linear(32, 8)
        )

    def forward(self, x):
        if self.checkpointing:
            return x + checkpoint(self.body, x, use_reentrant=False)
        return x + self.body(x)


torch.manual_seed(0)
block = Block(checkpointing=True)


def energy(x):
    """A scalar of the block's output."""
    return block(x).square().mean()


result = grad(energy)(torch.randn(4, 8)).detach()
