"""The message names the type Optional of the attribute, and the arrow points at it below its own check; an assert on the attribute is no help."""

from typing import Optional

import torch
from torch import nn


class Checked(nn.Module):
    mean: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.mean = torch.ones(3)

    def forward(self, readings):
        if self.mean is not None:
            readings = readings - self.mean
        return readings


class Asserted(Checked):
    def forward(self, readings):
        assert self.mean is not None
        return readings - self.mean


class Local(Checked):
    def forward(self, readings):
        mean = self.mean
        assert mean is not None
        return readings - mean


for layer in (Checked(), Asserted()):
    try:
        torch.jit.script(layer)
    except RuntimeError as error:
        assert "but instead found type 'Optional[Tensor]'." in str(error), error
        assert "readings - self.mean\n" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert torch.jit.script(Local())(torch.ones(2, 3)).sum() == 0
