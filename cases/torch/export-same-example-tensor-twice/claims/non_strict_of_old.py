# releases: ==2.5.1
"""Strict export uses the second input only, non-strict export both."""

import torch


class Distance(torch.nn.Module):
    """The difference of two inputs."""

    def forward(self, a, b):
        return a - b


x = torch.ones(2)
a, b = torch.tensor([3.0, 4.0]), torch.tensor([1.0, 1.0])

program = torch.export.export(Distance(), (x, x), strict=True)
assert program.module()(a, b).tolist() == [0.0, 0.0]
program = torch.export.export(Distance(), (x, x), strict=False)
assert program.module()(a, b).tolist() == [2.0, 3.0]
