"""The layer is written out where the release has none."""

import torch
from torch import nn


class RMSNorm(nn.Module):
    """Divide by the root mean square of the last axis, as `nn.RMSNorm` does."""

    def __init__(self, width):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, x):
        """Normalize and scale."""
        mean_square = x.pow(2).mean(-1, keepdim=True)
        return x * torch.rsqrt(mean_square + torch.finfo(x.dtype).eps) * self.weight


norm = RMSNorm(4)
result = norm(torch.tensor([[1.0, 2.0, 3.0, 4.0]]))
