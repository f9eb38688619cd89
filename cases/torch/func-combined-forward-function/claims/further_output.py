# releases: >=2.0
"""`setup_context` gets inputs and outputs; an intermediate result that backward needs is one more output."""

import torch
from torch.func import grad


class Sigmoid(torch.autograd.Function):
    """A weight times the sigmoid; backward needs the sigmoid."""

    @staticmethod
    def forward(x, weight):
        sigmoid = torch.sigmoid(x)
        return weight * sigmoid, sigmoid

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.mark_non_differentiable(output[1])
        ctx.save_for_backward(inputs[1], output[1])

    @staticmethod
    def backward(ctx, gradient, _):
        weight, sigmoid = ctx.saved_tensors
        return gradient * weight * sigmoid * (1 - sigmoid), gradient * sigmoid


x, weight = torch.tensor([0.5, -1.0]), torch.tensor([2.0, 3.0])
found = grad(lambda x: Sigmoid.apply(x, weight)[0].sum())(x)
assert torch.allclose(found, grad(lambda x: (weight * torch.sigmoid(x)).sum())(x))
