"""The Function in a module of its own, which the tracer keeps as one call."""

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


class Through(torch.nn.Module):
    """The Function as a module."""

    def forward(self, weight):
        """The nearest integers."""
        return Round.apply(weight)


class Tracer(torch.fx.Tracer):
    """Does not look into that module."""

    def is_leaf_module(self, m, module_qualified_name):
        """Whether the graph has the module as one call."""
        return isinstance(m, Through) or super().is_leaf_module(m, module_qualified_name)


class Rounded(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.through = Through()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * self.through(self.weight)


model = Rounded()
traced = torch.fx.GraphModule(model, Tracer().trace(model))

traced(torch.ones(4, 3)).sum().backward()
result = traced.weight.grad
assert result.tolist() == [4.0, 4.0, 4.0], "the traced weights have the gradient %s" % result.tolist()
