"""A function outside of the graph appends to the list of the class."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


@torch._dynamo.disable
def remember(mean):
    """Keep a mean."""
    Block.history.append(mean)


class Block(torch.nn.Module):
    """A layer that remembers the mean of every activation."""

    history = []

    def forward(self, x):
        """Remember the mean and return the activation."""
        y = x.relu()
        remember(y.mean())
        return y


torch.manual_seed(0)
block = Block()
run = torch.compile(block, backend="eager") if MODE == "compile" else block
for _ in range(2):
    run(torch.randn(4))
kept = len(block.history)
assert kept == 2, f"{kept} of 2 means were kept"
result = kept
