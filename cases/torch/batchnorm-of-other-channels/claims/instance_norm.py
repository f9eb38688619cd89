"""InstanceNorm with track_running_stats=True has the same words: both numbers are multiplied by the batch size."""

import torch
from torch import nn

try:
    nn.InstanceNorm2d(32, track_running_stats=True)(torch.rand(4, 64, 8, 8))
except RuntimeError as error:
    assert str(error) == "running_mean should contain 256 elements not 128"
else:
    raise AssertionError("nothing was raised")
