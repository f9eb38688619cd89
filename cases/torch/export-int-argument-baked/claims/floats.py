"""A float is a constant too, and another one is refused."""

import torch


class Scale(torch.nn.Module):
    """A product."""

    def forward(self, x, factor):
        """The scaled tensor."""
        return x * factor


program = torch.export.export(Scale(), (torch.ones(2), 3.0)).module()
try:
    program(torch.ones(2), 5.0)
except (AssertionError, RuntimeError):
    pass
else:
    raise AssertionError("nothing was raised")
