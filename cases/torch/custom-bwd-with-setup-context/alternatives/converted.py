"""The style with setup_context, without the decorators: what was saved is converted to the type of the gradient."""

import torch


class Product(torch.autograd.Function):
    """A product that runs as autocast says, in both directions."""

    @staticmethod
    def forward(x, weight):
        """The product."""
        return x @ weight

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Keep what the backward needs."""
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad):
        """Both gradients."""
        x, weight = ctx.saved_tensors
        return grad @ weight.t().to(grad.dtype), x.t().to(grad.dtype) @ grad


x, weight = torch.ones(2, 3), torch.ones(3, 4, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
y.float().sum().backward()
result = weight.grad
