"""With `backward()` inside the autocast block it passes; so do elementwise products outside of it."""

import torch


class Product(torch.autograd.Function):
    """A product with a backward pass of its own."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad


class Scaled(torch.autograd.Function):
    """A scaled product, of elements in its backward pass."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad * weight, grad * x


x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    Product.apply(x, weight).float().sum().backward()
assert weight.grad.dtype == torch.float32
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Scaled.apply(x, weight)
y.float().sum().backward()
assert weight.grad.dtype == torch.float32
