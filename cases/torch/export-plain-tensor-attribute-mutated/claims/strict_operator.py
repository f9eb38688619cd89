# releases: >=2.8, <2.10
"""In strict mode `+= 1` of a plain tensor attribute stops with "Mutating module attribute"."""

import torch


class Warmup(torch.nn.Module):
    """Scale by the number of calls so far."""

    def __init__(self):
        super().__init__()
        self.steps = torch.zeros(())

    def forward(self, x):
        """The scaled batch."""
        self.steps += 1
        return x * self.steps


try:
    torch.export.export(Warmup(), (torch.ones(2),), strict=True)
except AssertionError as error:
    assert "Mutating module attribute steps during export" in str(error)
else:
    raise AssertionError("nothing was raised")
