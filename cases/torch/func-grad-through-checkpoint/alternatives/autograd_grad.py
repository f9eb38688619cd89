"""The gradient of a checkpointed block by torch.autograd.grad."""

import torch
from torch.utils.checkpoint import checkpoint


class Block(torch.nn.Module):
    """A residual feed-forward block that recomputes its activations."""

    def __init__(self):
        super().__init__()
        self.body = torch.nn.Sequential(
            torch.nn.LayerNorm(8), torch.nn.Linear(8, 32), torch.nn.GELU(), torch.nn.Linear(32, 8)
        )

    def forward(self, x):
        return x + checkpoint(self.body, x, use_reentrant=False)


torch.manual_seed(0)
block = Block()
x = torch.randn(4, 8, requires_grad=True)
(result,) = torch.autograd.grad(block(x).square().mean(), x)
