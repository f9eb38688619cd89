"""With `setup_context` it fails without autocast too; the notes are on the first input, and the output is right."""

import torch


class Product(torch.autograd.Function):
    """A product that runs as autocast says, in both directions."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(x, weight):
        """The product."""
        return x @ weight

    @staticmethod
    def setup_context(ctx, inputs, output):
        """Keep what the backward needs."""
        ctx.save_for_backward(*inputs)

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        """Both gradients."""
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad


x, weight = torch.ones(2, 3), torch.ones(3, 4, requires_grad=True)
y = Product.apply(x, weight)
assert torch.equal(y, torch.full((2, 4), 3.0))
assert x._fwd_used_autocast is False
try:
    y.sum().backward()
except AttributeError as error:
    assert "_fwd_used_autocast" in str(error), error
else:
    raise AssertionError("nothing was raised")
