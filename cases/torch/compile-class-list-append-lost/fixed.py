"""A compiled block keeps statistics of its activations in a list of its class."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Block(torch.nn.Module):
    """A layer that returns the mean of every activation."""

    history = []

    def forward(self, x):
        """The activation and its mean."""
        y = x.relu()
        return y, y.mean()


torch.manual_seed(0)
block = Block()
run = torch.compile(block, backend="eager") if MODE == "compile" else block
for _ in range(2):
    Block.history.append(run(torch.randn(4))[1])
kept = len(block.history)
assert kept == 2, f"{kept} of 2 means were kept"
result = kept
