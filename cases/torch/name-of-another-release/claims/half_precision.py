# releases: >=2.9
"""A layer that computes in float32 gives what nn.RMSNorm gives, also in half precision for large and small values; the square of 300 is inf in float16."""

import torch
from torch import nn


class RMSNorm(nn.Module):
    """A layer that computes in float32."""

    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        """Normalize and scale."""
        y = x.float()
        y = y * torch.rsqrt(y.pow(2).mean(-1, keepdim=True) + torch.finfo(y.dtype).eps)
        return y.to(x.dtype) * self.weight


torch.manual_seed(0)
for dtype in (torch.float32, torch.bfloat16, torch.float16):
    for scale in (1.0, 300.0, 1e-4):
        x = (torch.randn(4, 64) * scale).to(dtype)
        own, given = RMSNorm(64).to(dtype)(x), nn.RMSNorm(64).to(dtype)(x)
        torch.testing.assert_close(own, given)
assert torch.tensor(300.0, dtype=torch.float16).pow(2).isinf()
