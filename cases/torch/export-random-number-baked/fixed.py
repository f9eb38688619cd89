"""Export a layer with a random gain and call it twice."""

import torch


class Jitter(torch.nn.Module):
    """Scale by a random gain between 1 and 2."""

    def forward(self, x):
        """The scaled batch."""
        return x * (1 + torch.rand(()))


torch.manual_seed(0)
program = torch.export.export(Jitter(), (torch.ones(3),)).module()

first, second = program(torch.ones(3)), program(torch.ones(3))
# Of each call: how many gains, and the whole part of the first
result = [[len(x.unique()), int(x[0])] for x in (first, second)]
assert not torch.equal(first, second), "both gains are equal"
