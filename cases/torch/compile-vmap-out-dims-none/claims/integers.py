"""The same vmap with integers in `out_dims` is captured."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def forward(shared, x):
    """Step all samples; the shared scale comes back once for each."""
    return torch.vmap(lambda s, one: (s, s * one), in_dims=(None, 0), out_dims=(0, 0))(shared, x)


shared, result = forward(torch.ones(3), torch.ones(4, 3))
assert shared.shape == result.shape == (4, 3)
