# releases: >=2.5
"""A step with `fused=True` leaves the version of a weight as it was, for four optimizers; without, it is raised."""

import torch
from torch import optim

for kind in (optim.SGD, optim.Adam, optim.AdamW, optim.Adagrad):
    for fused in (True, False):
        weight = torch.ones(3, requires_grad=True)
        weight.grad = torch.ones(3)
        before = weight._version
        kind([weight], lr=0.5, fused=fused).step()
        assert weight.max() < 1
        assert (weight._version == before) is fused, (kind, fused)
