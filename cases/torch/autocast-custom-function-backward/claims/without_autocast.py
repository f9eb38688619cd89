"""The Function passes without autocast; one that computes in float32 and returns bfloat16 fails without autocast too."""

import torch


class Product(torch.autograd.Function):
    """A product, optionally computed in float32 and returned in the type of its input."""

    @staticmethod
    def forward(ctx, x, weight, upcast):
        wide = (x.float(), weight.float()) if upcast else (x, weight)
        ctx.save_for_backward(*wide)
        return (wide[0] @ wide[1]).to(x.dtype)

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad, None


x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
Product.apply(x, weight, False).sum().backward()
assert weight.grad.tolist() == [[2.0, 2.0], [2.0, 2.0]]

small = torch.ones(2, 2, dtype=torch.bfloat16, requires_grad=True)
try:
    Product.apply(small, weight, True).sum().backward()
except RuntimeError as error:
    assert "expected" in str(error) and "BFloat16" in str(error), error
else:
    raise AssertionError("nothing was raised")
