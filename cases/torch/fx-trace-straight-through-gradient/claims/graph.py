"""The outputs are the same, and the traced code has the operators of `forward`, and neither `Round` nor `apply`."""

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


class Rounded(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * Round.apply(self.weight)


model = Rounded()
traced = torch.fx.symbolic_trace(model)
x = torch.ones(4, 3)
assert torch.equal(traced(x), model(x))
assert "weight.round()" in traced.code
assert "Round" not in traced.code
assert "apply" not in traced.code
