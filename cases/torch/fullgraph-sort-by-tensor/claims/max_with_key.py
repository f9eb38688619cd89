# releases: >=2.0
"""`max` with a key that is a tensor is not captured."""

import torch
import torch._dynamo


def largest(tensors):
    """The tensor with the largest norm."""
    return max(tensors, key=lambda t: t.norm())


try:
    torch.compile(largest, backend="eager", fullgraph=True)([torch.ones(3), torch.zeros(3)])
except torch._dynamo.exc.Unsupported:
    pass
else:
    raise AssertionError("captured")
