"""The maximum over the visible tokens: the others are filled with -inf."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def largest(tokens, visible):
    """Return the largest visible token of one sample."""
    return tokens.masked_fill(~visible, float("-inf")).max()


torch.manual_seed(0)
tokens = torch.randn(3, 5)
visible = torch.arange(5) < torch.tensor([[2], [5], [3]])

result = vmap(largest)(tokens, visible)
assert result.tolist() == [t[v].max().item() for t, v in zip(tokens, visible)]
