# releases: >=2.15
"""Strict and non-strict export use the second input only; so with one tensor by position and by name."""

import torch


class Distance(torch.nn.Module):
    """The difference of two inputs."""

    def forward(self, a, b):
        return a - b


x = torch.ones(2)
a, b = torch.tensor([3.0, 4.0]), torch.tensor([1.0, 1.0])

for strict in (True, False):
    program = torch.export.export(Distance(), (x, x), strict=strict)
    assert program.module()(a, b).tolist() == [0.0, 0.0]
program = torch.export.export(Distance(), (x,), {"b": x})
assert program.module()(a, b=b).tolist() == [0.0, 0.0]
