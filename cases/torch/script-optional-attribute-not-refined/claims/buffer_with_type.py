"""A buffer that the class annotates as Optional[Tensor] has the failure as well."""

from typing import Optional

import torch
from torch import nn


class Scorer(nn.Module):
    mean: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.ones(3))

    def forward(self, readings):
        if self.mean is not None:
            readings = readings - self.mean
        return readings


try:
    torch.jit.script(Scorer())
except RuntimeError as error:
    assert "Arguments for call are not valid." in str(error), error
    assert "but instead found type 'Optional[Tensor]'." in str(error), error
else:
    raise AssertionError("nothing was raised")
