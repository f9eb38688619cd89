# releases: >=2.5
"""The exported program keeps its detach, and its `no_grad`, after `run_decompositions`."""

import torch


class Stopped(torch.nn.Module):
    """A layer whose output is detached, one under `no_grad`, and one whose output has a gradient."""

    def __init__(self):
        super().__init__()
        self.free = torch.nn.Linear(4, 2)
        self.stopped = torch.nn.Linear(4, 2)
        self.block = torch.nn.Linear(4, 2)

    def forward(self, x):
        """The sum of all."""
        with torch.no_grad():
            block = self.block(x)
        return (self.free(x) + self.stopped(x).detach() + block).sum()


def trained(program):
    """The number of parameters that get a gradient."""
    module = program.module()
    module(x).backward()
    return len([p for p in module.parameters() if p.grad is not None])


x = torch.randn(3, 4)
program = torch.export.export(Stopped(), (x,))
program.run_decompositions()
assert trained(program) == 2
