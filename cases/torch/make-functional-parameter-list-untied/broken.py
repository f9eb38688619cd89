"""A weight penalty over a list of parameters, made functional and called with zeros."""

import os

import torch

from functorch import make_functional

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class PenalisedModel(torch.nn.Module):
    """A linear model whose loss contains the squared norm of its weight."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)
        self.weights = list(self.linear.parameters())

    def forward(self, x):
        penalty = self.weights[0].square().sum()
        return self.linear(x).square().mean() + penalty


torch.manual_seed(0)
model, parameters = make_functional(PenalisedModel().to(DEVICE))
zeros = [torch.zeros_like(parameter) for parameter in parameters]

result = model(zeros, torch.randn(8, 4).to(DEVICE)).detach()
assert result.item() == 0, f"the loss of all-zero parameters is {result.item():.4f}"
