# releases: >=2.5
"""A block under `no_grad` has gradients after `run_decompositions`, with an empty table too."""

import torch


class Siamese(torch.nn.Module):
    """A predictor that follows a teacher under `no_grad`."""

    def __init__(self):
        super().__init__()
        self.student = torch.nn.Linear(4, 2)
        self.teacher = torch.nn.Linear(4, 2)

    def forward(self, x):
        """The loss of the student."""
        with torch.no_grad():
            target = self.teacher(x)
        return (self.student(x) - target).square().mean()


def trained(decompose):
    """The number of parameters that get a gradient."""
    x = torch.randn(3, 4)
    module = decompose(torch.export.export(Siamese(), (x,))).module()
    module(x).backward()
    return len([p for p in module.parameters() if p.grad is not None])


assert trained(lambda program: program) == 2
assert trained(lambda program: program.run_decompositions()) == 4
assert trained(lambda program: program.run_decompositions({})) == 4
