# releases: >=2.15
"""A strict export has outputs without a gradient."""

import torch


class Round(torch.autograd.Function):
    """Round forwards, pass the gradient through backwards."""

    @staticmethod
    def forward(ctx, weight):
        """The nearest integers."""
        return weight.round()

    @staticmethod
    def backward(ctx, gradient):
        """As if nothing had been rounded."""
        return gradient


class Scaled(torch.nn.Module):
    """A scaling by weights that pass through a function."""

    def __init__(self, function):
        super().__init__()
        self.function = function
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * self.function(self.weight)


x = torch.ones(4, 3)
strict = torch.export.export(Scaled(Round.apply), (x,), strict=True).module()
assert not strict(x).requires_grad
other = torch.export.export(Scaled(Round.apply), (x,), strict=False).module()
assert other(x).requires_grad
