# releases: >=2.0
"""Neither a tensor nor a list can be indexed by `argmin()` in one graph."""

import torch
import torch._dynamo


def from_stack(tensors):
    """The tensor with the smallest norm."""
    stacked = torch.stack(tensors)
    return stacked[stacked.norm(dim=1).argmin()]


def from_list(tensors):
    """The tensor with the smallest norm."""
    return tensors[torch.stack(tensors).norm(dim=1).argmin()]


for best in (from_stack, from_list):
    torch._dynamo.reset()
    try:
        torch.compile(best, backend="eager", fullgraph=True)([torch.ones(3), torch.zeros(3)])
    except Exception:
        pass
    else:
        raise AssertionError("captured")
