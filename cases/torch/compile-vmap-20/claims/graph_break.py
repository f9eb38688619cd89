# releases: >=2.1, <2.3
"""`vmap` passes by a graph break: `fullgraph=True` refuses it."""

import torch
import torch._dynamo


def totals(x):
    """The sum of each row."""
    return torch.vmap(torch.sum)(x)


assert torch.compile(totals, backend="eager")(torch.ones(2, 3)).tolist() == [3.0, 3.0]
torch._dynamo.reset()
try:
    torch.compile(totals, backend="eager", fullgraph=True)(torch.ones(2, 3))
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("captured")
