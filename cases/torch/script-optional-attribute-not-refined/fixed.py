"""Export a scorer of sensor readings, which subtracts the mean of the training data where it has one."""

from typing import Optional

import torch
from torch import nn


class Scorer(nn.Module):
    mean: Optional[torch.Tensor]

    def __init__(self, sensors, mean=None):
        super().__init__()
        self.mean = mean
        self.score = nn.Linear(sensors, 1)

    def forward(self, readings):
        mean = self.mean
        if mean is not None:
            readings = readings - mean
        return self.score(readings)


torch.manual_seed(0)
readings = torch.randn(5, 3)
scorer = Scorer(3, mean=readings.mean(dim=0)).eval()
exported = torch.jit.script(scorer)

result = exported(readings).detach()
assert result.shape == (5, 1)
assert torch.allclose(result, scorer.score(readings - readings.mean(dim=0)))
