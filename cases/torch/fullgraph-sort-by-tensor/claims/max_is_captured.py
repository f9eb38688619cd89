# releases: >=2.0
"""`max` and `min` over a list of tensors are captured."""

import torch


@torch.compile(backend="eager", fullgraph=True)
def spread(candidates):
    """The largest norm minus the smallest one."""
    norms = [candidate.norm() for candidate in candidates]
    return max(norms) - min(norms)


assert spread([torch.ones(4), torch.zeros(4), 2 * torch.ones(4)]).item() == 4.0
