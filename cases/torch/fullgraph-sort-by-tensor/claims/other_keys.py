# releases: >=2.0
"""`list.sort` by a tensor, `sorted` without a key, and keys from `.item()` and `float()` are not captured either."""

import torch
import torch._dynamo


def in_place(tensors):
    """Sort a new list."""
    tensors = list(tensors)
    tensors.sort(key=lambda t: t.norm())
    return tensors[0]


for best in (
    in_place,
    lambda tensors: sorted([t.sum() for t in tensors])[0],
    lambda tensors: sorted(tensors, key=lambda t: t.norm().item())[0],
    lambda tensors: sorted(tensors, key=lambda t: float(t.norm()))[0],
):
    torch._dynamo.reset()
    try:
        torch.compile(best, backend="eager", fullgraph=True)([torch.ones(3), torch.zeros(3)])
    except torch._dynamo.exc.Unsupported:
        pass
    else:
        raise AssertionError("captured")
