"""A model that calls a scripted function is exported, and computes the same."""

import torch


@torch.jit.script
def gate(x):
    """A scaled ReLU."""
    return x.relu() * 2


class Model(torch.nn.Module):
    """Calls a scripted function."""

    def forward(self, x):
        """One activation."""
        return gate(x)


x = torch.tensor([-1.0, 3.0])
assert torch.export.export(Model(), (x,)).module()(x).tolist() == [0, 6]
