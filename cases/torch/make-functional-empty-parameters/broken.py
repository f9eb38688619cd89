"""A model that adds a penalty over self.parameters(), made functional."""

import os

import torch

from functorch import make_functional

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class PenalisedModel(torch.nn.Module):
    """A linear model whose loss contains the squared norm of all its parameters."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)

    def forward(self, x):
        penalty = sum(p.square().sum() for p in self.parameters())
        return self.linear(x).square().mean() + penalty


functional, parameters = make_functional(PenalisedModel().to(DEVICE))
ones = [torch.ones_like(parameter).detach() for parameter in parameters]
result = functional(ones, torch.zeros(8, 4, device=DEVICE))

# The output is the bias, 1, and the penalty counts five ones.
assert result.item() == 6, f"the loss is {result.item():.4f}, not 6"
