# releases: >=2.5
"""`x[mask] = 0` is captured with `fullgraph=True`."""

import torch


def cleared(x, mask):
    """Zero where the mask is true."""
    x = x.clone()
    x[mask] = 0
    return x


mask = torch.tensor([True, False, True])
compiled = torch.compile(cleared, backend="eager", fullgraph=True)
assert compiled(torch.ones(3), mask).tolist() == [0, 1, 0]
