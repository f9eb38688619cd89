"""The list is reached through the object, `self.history`, instead of the class."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


class Block(torch.nn.Module):
    """A layer that remembers the mean of every activation."""

    history = []

    def forward(self, x):
        """Remember the mean and return the activation."""
        y = x.relu()
        self.history.append(y.mean())
        return y


torch.manual_seed(0)
block = Block()
run = torch.compile(block, backend="eager") if MODE == "compile" else block
for _ in range(2):
    run(torch.randn(4))
kept = len(block.history)
assert kept == 2, f"{kept} of 2 means were kept"
result = kept
