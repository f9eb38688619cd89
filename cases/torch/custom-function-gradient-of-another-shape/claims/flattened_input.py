"""A function that flattens its input has to give the gradient the shape of before."""

import torch


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx, inputs, mended):
        ctx.shape, ctx.mended = inputs.shape, mended
        return 2 * inputs.reshape(-1, inputs.shape[-1])

    @staticmethod
    def backward(ctx, grad):
        return 2 * grad.view(ctx.shape) if ctx.mended else 2 * grad, None


inputs = torch.ones(2, 5, 3, requires_grad=True)
try:
    Double.apply(inputs, False).sum().backward()
except RuntimeError as error:
    assert str(error) == (
        "Function DoubleBackward returned an invalid gradient at index 0 - got [10, 3]"
        " but expected shape compatible with [2, 5, 3]"
    )
else:
    raise AssertionError("nothing was raised")
Double.apply(inputs, True).sum().backward()
assert torch.equal(inputs.grad, torch.full((2, 5, 3), 2.0))
