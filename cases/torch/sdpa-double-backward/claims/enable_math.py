"""`sdp_kernel(enable_math=True)` leaves the fused kernel on; with `enable_flash=False` the second derivative exists."""

import warnings

import torch
import torch.nn.functional as F

warnings.simplefilter("ignore")  # newer releases call it deprecated
torch.manual_seed(0)
for options, passes in (({"enable_math": True}, False), ({"enable_flash": False}, True)):
    x = torch.randn(4, 2, 5, 8, requires_grad=True)
    with torch.backends.cuda.sdp_kernel(**options):
        output = F.scaled_dot_product_attention(x, x, x)
    (slope,) = torch.autograd.grad(output.square().sum(), x, create_graph=True)
    try:
        slope.square().sum().backward()
    except RuntimeError as error:
        assert not passes and "_backward is not implemented" in str(error), error
    else:
        assert passes and x.grad.isfinite().all()
