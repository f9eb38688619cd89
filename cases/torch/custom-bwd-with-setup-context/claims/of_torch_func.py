"""`torch.func.grad` takes the Function with `setup_context`, and refuses the one whose forward has `ctx`."""

import torch


class Newer(torch.autograd.Function):
    """A square with setup_context, without decorators."""

    @staticmethod
    def forward(x):
        """The square."""
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Keep the input."""
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, grad):
        """The derivative."""
        (x,) = ctx.saved_tensors
        return 2 * x * grad


class Older(torch.autograd.Function):
    """A square with ctx in forward, decorated."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(ctx, x):
        """The square."""
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        """The derivative."""
        (x,) = ctx.saved_tensors
        return 2 * x * grad


x = torch.tensor(3.0)
assert torch.func.grad(Newer.apply)(x) == 6.0
try:
    torch.func.grad(Older.apply)(x)
except RuntimeError as error:
    assert "setup_context" in str(error), error
else:
    raise AssertionError("nothing was raised")
