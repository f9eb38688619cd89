# releases: >=2.5
"""A Function that reverses the gradient trains in the wrong direction after the export, without an error."""

import torch


class Reverse(torch.autograd.Function):
    """The identity forwards, with the gradient turned round."""

    @staticmethod
    def forward(ctx, weight):
        """A view."""
        return weight.view_as(weight)

    @staticmethod
    def backward(ctx, gradient):
        """The opposite direction."""
        return -gradient


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
model = Scaled(Reverse.apply)
program = torch.export.export(model, (x,), strict=False).module()
program(x).sum().backward()
(parameter,) = program.parameters()
assert parameter.grad.tolist() == [4.0] * 3

model = Scaled(Reverse.apply)
model(x).sum().backward()
assert model.weight.grad.tolist() == [-4.0] * 3
