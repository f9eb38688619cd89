"""The model itself keeps the backward, and so does `torch.jit.trace`."""

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


x = torch.ones(4, 3)
for make in (lambda model: model, lambda model: torch.jit.trace(model, x)):
    model = Rounded()
    make(model)(x).sum().backward()
    assert model.weight.grad.tolist() == [4.0, 4.0, 4.0]
