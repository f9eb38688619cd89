"""The decorators of `torch.cuda.amp` do nothing for autocast on the CPU."""

import warnings

warnings.simplefilter("ignore")

import torch
from torch.cuda.amp import custom_bwd, custom_fwd


class Product(torch.autograd.Function):
    """A product, decorated for the GPU."""

    @staticmethod
    @custom_fwd
    def forward(ctx, x, weight):
        ctx.save_for_backward(x, weight)
        return x @ weight

    @staticmethod
    @custom_bwd
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad


x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
try:
    y.float().sum().backward()
except RuntimeError as error:
    assert "expected" in str(error) and "BFloat16" in str(error)
else:
    raise AssertionError("nothing was raised")
