# releases: >=2.3,<2.6
"""`self.steps += 1` stops with "Mutating module attribute", of a plain tensor and of a buffer; with `add_` a buffer passes."""

import torch


class Warmup(torch.nn.Module):
    """Count the calls."""

    def __init__(self, buffer, operator):
        super().__init__()
        if buffer:
            self.register_buffer("steps", torch.zeros(()))
        else:
            self.steps = torch.zeros(())
        self.operator = operator

    def forward(self, x):
        if self.operator:
            self.steps += 1
        else:
            self.steps.add_(1)
        return x * self.steps


for buffer in (False, True):
    try:
        torch.export.export(Warmup(buffer, operator=True), (torch.ones(2),))
    except AssertionError as error:
        assert "Mutating module attribute steps" in str(error), error
    else:
        raise AssertionError("nothing was raised")
program = torch.export.export(Warmup(buffer=True, operator=False), (torch.ones(2),)).module()
assert program(torch.ones(2))[0] == 1
