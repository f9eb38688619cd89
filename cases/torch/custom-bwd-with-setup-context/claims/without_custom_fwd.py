"""`custom_bwd` above a backward whose forward has no `custom_fwd` raises the same, also without autocast."""

import torch


class Product(torch.autograd.Function):
    """A product whose backward alone is decorated."""

    @staticmethod
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
try:
    Product.apply(x, weight).sum().backward()
except AttributeError as error:
    assert "'ProductBackward' object has no attribute '_fwd_used_autocast'" in str(error), error
else:
    raise AssertionError("nothing was raised")
