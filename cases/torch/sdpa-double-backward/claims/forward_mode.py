"""`torch.func.jvp` and `hessian` refuse the kernel with "Trying to use forward AD"; two reverse passes name its derivative."""

import torch
import torch.nn.functional as F
from torch.func import grad, hessian, jvp

torch.manual_seed(0)
x = torch.randn(1, 1, 3, 4)


def energy(x):
    """The sum of the attention of a sequence to itself."""
    return F.scaled_dot_product_attention(x, x, x).square().sum()


for function, words in (
    (lambda: jvp(energy, (x,), (x,)), "Trying to use forward AD"),
    (lambda: hessian(energy)(x), "Trying to use forward AD"),
    (lambda: grad(lambda x: grad(energy)(x).sum())(x), "derivative for aten::_scaled_dot_product_flash"),
):
    try:
        function()
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert grad(energy)(x).isfinite().all()
