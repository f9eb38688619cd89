# releases: >=1.13
"""At (0, 1e-20) the gradient is not finite, at (0, 1e-18) it is right."""

import torch

for distance, finite in ((1e-20, False), (1e-18, True)):
    y, x = torch.full((1,), distance, requires_grad=True), torch.zeros(1, requires_grad=True)
    torch.atan2(y, x).sum().backward()
    assert bool(y.grad.isfinite() & x.grad.isfinite()) is finite
assert torch.allclose(x.grad, torch.tensor([-1e18])) and y.grad == 0
