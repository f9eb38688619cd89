"""A Function that reverses the gradient no longer does so in the traced model, without an error."""

import torch
import torch.fx


class Reverse(torch.autograd.Function):
    """The identity forwards, with the gradient turned round."""

    @staticmethod
    def forward(ctx, features):
        """A view."""
        return features.view_as(features)

    @staticmethod
    def backward(ctx, gradient):
        """The opposite direction."""
        return -gradient


class Adversary(torch.nn.Module):
    """Features that a second part should not be able to use."""

    def forward(self, features):
        """The same features."""
        return Reverse.apply(features)


for make, expected in ((lambda model: model, -1.0), (torch.fx.symbolic_trace, 1.0)):
    features = torch.ones(3, requires_grad=True)
    make(Adversary())(features).sum().backward()
    assert features.grad.tolist() == [expected] * 3
