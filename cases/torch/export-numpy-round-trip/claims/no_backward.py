# releases: >=2.5
"""A custom operator takes a tensor that requires a gradient, and has no backward until register_autograd gives it one."""

import numpy as np
import torch


@torch.library.custom_op("errata::log_scale", mutates_args=())
def log_scale(counts: torch.Tensor) -> torch.Tensor:
    """The logarithm of one plus the counts, by NumPy."""
    return torch.from_numpy(np.log1p(counts.detach().numpy()))


counts = torch.ones(3, requires_grad=True)
try:
    log_scale(counts).sum().backward()
except RuntimeError as error:
    assert "register_autograd" in str(error), error
else:
    raise AssertionError("nothing was raised")

log_scale.register_autograd(
    lambda ctx, grad: grad / (1 + ctx.saved_tensors[0]),
    setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs),
)
log_scale(counts).sum().backward()
assert counts.grad.tolist() == [0.5] * 3
