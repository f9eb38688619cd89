"""The dimension is counted from the end by hand."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

source = torch.tensor([0, 1, 1, 2])
target = torch.tensor([1, 0, 2, 1])


def propagate(nodes):
    """Sum over every node's neighbours in one graph [nodes, features]."""
    messages = nodes.index_select(nodes.dim() - 2, source)
    return torch.zeros_like(nodes).index_add(0, target, messages)


torch.manual_seed(0)
result = vmap(propagate)(torch.randn(4, 3, 2))
