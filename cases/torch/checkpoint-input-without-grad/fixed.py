"""Train an encoder whose blocks are checkpointed to save memory."""

import os

import torch
from torch.utils.checkpoint import checkpoint

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Encoder(torch.nn.Module):
    """Two blocks, each recomputed in the backward pass."""

    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.ModuleList(
            torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Tanh()) for _ in range(2)
        )

    def forward(self, x):
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False)
        return x


torch.manual_seed(0)
encoder = Encoder().to(DEVICE)
batch = torch.randn(3, 4).to(DEVICE)
loss = encoder(batch).pow(2).mean()
loss.backward()
result = encoder.blocks[0][0].weight.grad
