"""Return the attention map of a vmapped layer beside its output."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Attention(torch.nn.Module):
    """Single-head self-attention over the tokens of one sample."""

    def __init__(self):
        super().__init__()
        self.project = torch.nn.Linear(4, 4)

    def forward(self, tokens):
        keys = self.project(tokens)
        weights = (tokens @ keys.T).softmax(dim=-1)
        return weights @ tokens, weights


torch.manual_seed(0)
layer = Attention().to(DEVICE)
samples = torch.randn(2, 3, 4).to(DEVICE)

outputs, weights = vmap(layer)(samples)
result = weights.detach().sum(dim=-1)
