"""`make_fx` records no call of the Function: a reversed gradient is no longer reversed."""

import torch
from torch.fx.experimental.proxy_tensor import make_fx


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


features = torch.ones(3, requires_grad=True)
traced = make_fx(Adversary())(features)
traced(features).sum().backward()
assert features.grad.tolist() == [1.0] * 3
