# releases: >=2.4
"""With a `setup_context`, `custom_fwd` and `custom_bwd` raise AttributeError in the backward pass."""

import torch


class Product(torch.autograd.Function):
    """A product in the newer style, decorated."""

    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(x, weight):
        return x @ weight

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        return grad @ weight.t(), x.t() @ grad


x, weight = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2, requires_grad=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    y = Product.apply(x, weight)
try:
    y.float().sum().backward()
except AttributeError as error:
    assert "_fwd_used_autocast" in str(error), error
else:
    raise AssertionError("nothing was raised")
