# releases: >=2.3
"""Train a critic with a gradient penalty; its attention takes the mathematical kernel."""

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel


def attend(query, key, value):
    """Attention of four-dimensional tensors."""
    with sdpa_kernel(SDPBackend.MATH):
        return F.scaled_dot_product_attention(query, key, value)


class Critic(torch.nn.Module):
    """Self-attention with two heads and a linear score."""

    def __init__(self):
        super().__init__()
        self.qkv = torch.nn.Linear(8, 24)
        self.score = torch.nn.Linear(8, 1)

    def forward(self, tokens):
        parts = self.qkv(tokens).view(*tokens.shape[:2], 3, 2, 4).permute(2, 0, 3, 1, 4)
        output = attend(*parts).transpose(1, 2).flatten(2)
        return self.score(output).mean(dim=1)


torch.manual_seed(0)
critic = Critic()
samples = torch.randn(4, 5, 8, requires_grad=True)

(slope,) = torch.autograd.grad(critic(samples).sum(), samples, create_graph=True)
penalty = (slope.flatten(1).norm(dim=1) - 1).square().mean()
penalty.backward()
result = penalty.detach()
