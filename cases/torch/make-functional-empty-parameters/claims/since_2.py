# releases: >=2.5
"""Plain tensors are listed by `parameters()` and `named_parameters()` in a functional module, also under `grad`."""

import torch
from torch.func import grad

from functorch import make_functional


class Penalty(torch.nn.Module):
    """The squared norm of all parameters."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 1)

    def forward(self):
        assert [name for name, _ in self.named_parameters()] == ["linear.weight", "linear.bias"]
        return sum(p.square().sum() for p in self.parameters())


functional, parameters = make_functional(Penalty())
ones = [torch.ones_like(parameter).detach() for parameter in parameters]
assert functional(ones) == 5
assert all(torch.equal(share, 2 * one) for share, one in zip(grad(functional)(ones), ones))
