"""A function around `apply` that `torch.fx.wrap` keeps as one call."""

import torch
import torch.fx


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


@torch.fx.wrap
def through(weight):
    """One call in the graph."""
    return Round.apply(weight)


class Rounded(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * through(self.weight)


traced = torch.fx.symbolic_trace(Rounded())

traced(torch.ones(4, 3)).sum().backward()
result = traced.weight.grad
assert result.tolist() == [4.0, 4.0, 4.0], "the traced weights have the gradient %s" % result.tolist()
