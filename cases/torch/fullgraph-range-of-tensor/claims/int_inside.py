# releases: >=2.15
"""`range(int(steps))` inside the function passes."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def refine(x, steps):
    """Refine the input as often as asked."""
    for _ in range(int(steps)):
        x = x.sin()
    return x


refine(torch.ones(3), torch.tensor(3))
