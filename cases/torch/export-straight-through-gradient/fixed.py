"""Fine-tune an exported layer whose weights are rounded with a straight-through gradient."""

import torch


def through(weight):
    """Round forwards, pass the gradient through backwards."""
    return weight + (weight.round() - weight).detach()


class Quantised(torch.nn.Module):
    """A scaling by rounded weights."""

    def __init__(self):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.3, 1.6, -2.2]))

    def forward(self, x):
        """One scaled row per row."""
        return x * through(self.weight)


program = torch.export.export(Quantised(), (torch.ones(4, 3),)).module()

program(torch.ones(4, 3)).sum().backward()
(parameter,) = program.parameters()
result = parameter.grad
assert torch.equal(result, torch.full((3,), 4.0)), "the gradient is %s" % result.tolist()
