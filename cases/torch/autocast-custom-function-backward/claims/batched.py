"""A product of batches (`bmm`) says "expected scalar type BFloat16 but found Float"."""

import torch


class Product(torch.autograd.Function):
    """A product of batches of matrices."""

    @staticmethod
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.transpose(1, 2), x.transpose(1, 2) @ grad


x, weight = torch.ones(3, 2, 2, requires_grad=True), torch.ones(3, 2, 2, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
try:
    y.float().sum().backward()
except RuntimeError as error:
    assert str(error) == "expected scalar type BFloat16 but found Float"
else:
    raise AssertionError("nothing was raised")
