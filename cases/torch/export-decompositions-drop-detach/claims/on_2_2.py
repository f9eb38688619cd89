# releases: >=2.2, <2.3
"""On 2.2 an exported program has lost its `no_grad` block, and an empty table drops the detach."""

import torch
import torch.export


class Block(torch.nn.Module):
    """A layer under `no_grad` and one that is not."""

    def __init__(self):
        super().__init__()
        self.free = torch.nn.Linear(4, 2)
        self.stopped = torch.nn.Linear(4, 2)

    def forward(self, x):
        """The sum of both."""
        with torch.no_grad():
            stopped = self.stopped(x)
        return (self.free(x) + stopped).sum()


class Detached(Block):
    """The same, detached."""

    def forward(self, x):
        """The sum of both."""
        return (self.free(x) + self.stopped(x).detach()).sum()


def trained(program):
    """The number of parameters that get a gradient."""
    module = program.module()
    module(x).backward()
    return len([p for p in module.parameters() if p.grad is not None])


x = torch.randn(3, 4)
assert trained(torch.export.export(Block(), (x,))) == 4
assert trained(torch.export.export(Detached(), (x,))) == 2
assert trained(torch.export.export(Detached(), (x,)).run_decompositions({})) == 4
