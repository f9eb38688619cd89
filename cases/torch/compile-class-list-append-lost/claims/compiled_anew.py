# releases: >=2.5
"""A module that appends to `self.history` is compiled anew for each length of the list."""

import torch

graphs = []


def count(graph, inputs):
    """Count a compilation."""
    graphs.append(graph)
    return graph


class Block(torch.nn.Module):
    """A layer that remembers the mean of every activation."""

    history = []

    def forward(self, x):
        """Remember the mean and return the activation."""
        self.history.append(x.mean())
        return x.relu()


block = torch.compile(Block(), backend=count)
for length in range(1, 5):
    block(torch.randn(4))
    assert len(graphs) == len(Block.history) == length
