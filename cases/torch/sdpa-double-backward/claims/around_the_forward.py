# releases: >=2.3
"""The choice of the kernel must stand around the forward pass: around the penalty alone it does nothing."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

torch.manual_seed(0)


def penalty(x, output):
    """Differentiate twice."""
    (slope,) = torch.autograd.grad(output.square().sum(), x, create_graph=True)
    slope.square().sum().backward()


x = torch.randn(4, 2, 5, 8, requires_grad=True)
with sdpa_kernel(SDPBackend.MATH):
    output = F.scaled_dot_product_attention(x, x, x)
penalty(x, output)
assert x.grad.isfinite().all()

output = F.scaled_dot_product_attention(x, x, x)
with sdpa_kernel(SDPBackend.MATH):
    try:
        penalty(x, output)
    except RuntimeError as error:
        assert "_backward is not implemented" in str(error), error
    else:
        raise AssertionError("nothing was raised")
