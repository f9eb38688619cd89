"""Export a model that counts its calls in a tensor attribute."""

import torch


class Warmup(torch.nn.Module):
    """Scale by the number of calls so far."""

    def __init__(self):
        super().__init__()
        self.steps = torch.zeros(())

    def forward(self, x):
        """The scaled batch."""
        self.steps.add_(1)
        return x * self.steps


model = Warmup()
program = torch.export.export(model, (torch.ones(2),)).module()

first = program(torch.ones(2))[0].item()
assert first == 1, "the first call of the program is number %d" % first
result = first
