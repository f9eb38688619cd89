# releases: >=2.8
"""Export a model that counts its calls in a tensor attribute, in strict mode."""

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
program = torch.export.export(model, (torch.ones(2),), strict=True).module()
assert model.steps == 0
assert [program(torch.ones(2))[0].item() for _ in range(3)] == [1, 2, 3]
