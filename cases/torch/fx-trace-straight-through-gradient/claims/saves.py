"""A Function that saves its input for the backward is traced all the same, and the backward is lost."""

import torch
import torch.fx


class Sign(torch.autograd.Function):
    """The sign, with the gradient of a clamp."""

    @staticmethod
    def forward(ctx, x):
        """The sign."""
        ctx.save_for_backward(x)
        return x.sign()

    @staticmethod
    def backward(ctx, gradient):
        """The gradient where the input is small."""
        (x,) = ctx.saved_tensors
        return gradient * (x.abs() < 1)


class Binary(torch.nn.Module):
    """Activations of one bit."""

    def forward(self, x):
        """The signs."""
        return Sign.apply(x)


for make, expected in ((lambda model: model, [1.0, 0.0]), (torch.fx.symbolic_trace, [0.0, 0.0])):
    x = torch.tensor([0.5, -3.0], requires_grad=True)
    make(Binary())(x).sum().backward()
    assert x.grad.tolist() == expected, x.grad
