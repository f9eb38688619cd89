"""Choose the largest scale with which weights fit into float8, and store them."""

import torch

LARGEST = 448.0  # of float8_e4m3fn


def fits(values):
    """Whether nothing overflows."""
    return not values.to(torch.float8_e4m3fn).float().isnan().any()


torch.manual_seed(0)
weight = torch.randn(64, 64)
scale = 1.0
for power in range(16):
    if not fits(weight * 2.0**power):
        break
    scale = 2.0**power

stored = (weight * scale).to(torch.float8_e4m3fn)
error = ((stored.float() / scale - weight).norm() / weight.norm()).item()
assert error < 0.1, f"the stored weights are off by {error:.0%}"
result = scale
