"""Smooth series of three channels along the time; the axes are permuted."""

import torch
from torch import nn

torch.manual_seed(0)
series = torch.randn(6, 10, 3)  # [batch, time, channels]
smooth = nn.Conv1d(3, 3, 3, padding=1, groups=3, bias=False)  # wants [batch, channels, time]
with torch.no_grad():
    smooth.weight.fill_(1 / 3)
    outputs = smooth(series.permute(0, 2, 1))

mean = (series[0, 0, 1] + series[0, 1, 1] + series[0, 2, 1]) / 3
result = outputs
assert torch.allclose(outputs[0, 1, 1], mean), "the mean of three time steps mixes the channels"
