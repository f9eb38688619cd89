"""Without `batch_first=True`, unsqueeze(1) adds the batch; unsqueeze(0) makes series of one step of it."""

import torch
from torch import nn

torch.manual_seed(0)
layer = nn.LSTM(4, 6)
series = torch.randn(20, 4)
alone = layer(series)[0]
assert torch.allclose(layer(series.unsqueeze(1))[0][:, 0], alone, atol=1e-6)
steps = layer(series.unsqueeze(0))[0]
assert steps.shape == (1, 20, 6)
for step in range(20):
    assert torch.allclose(steps[0, step], layer(series[step : step + 1])[0][0], atol=1e-6)
assert not torch.allclose(steps[0, -1], alone[-1], atol=1e-3)
