"""If the first input is a number, `custom_fwd` itself fails: 'float' object has no attribute '_dtype'."""

import torch


class Scale(torch.autograd.Function):
    """A product with a number."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(factor, x):
        """The product."""
        return factor * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Keep the factor."""
        ctx.factor = inputs[0]

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        """The gradient of the second input."""
        return None, ctx.factor * grad


try:
    Scale.apply(2.0, torch.ones(3, requires_grad=True))
except AttributeError as error:
    assert "'float' object has no attribute '_dtype'" in str(error), error
else:
    raise AssertionError("nothing was raised")
