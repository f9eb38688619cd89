"""A matrix product of one's own for mixed precision, in the style with ctx in forward."""

import torch


class Product(torch.autograd.Function):
    """A product that runs as autocast says, in both directions."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(ctx, x, weight):
        """The product."""
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        """Both gradients."""
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad


x, weight = torch.ones(2, 3), torch.ones(3, 4, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
y.float().sum().backward()
result = weight.grad
