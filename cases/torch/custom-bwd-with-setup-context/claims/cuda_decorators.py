"""The decorators of `torch.cuda.amp` raise the same with a `setup_context`, for tensors on the CPU too."""

import torch
from torch.cuda import amp


class Square(torch.autograd.Function):
    """A square in the newer style, decorated."""

    @staticmethod
    @amp.custom_fwd
    def forward(x):
        """The square."""
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Keep the input."""
        ctx.save_for_backward(*inputs)

    @staticmethod
    @amp.custom_bwd
    def backward(ctx, grad):
        """The derivative."""
        (x,) = ctx.saved_tensors
        return 2 * x * grad


try:
    Square.apply(torch.ones(3, requires_grad=True)).sum().backward()
except AttributeError as error:
    assert "'SquareBackward' object has no attribute '_fwd_used_autocast'" in str(error), error
else:
    raise AssertionError("nothing was raised")
