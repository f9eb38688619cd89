"""Where only the batch and the time are exchanged, no error is raised: the width is right in both orders."""

import torch
from torch import nn

layer = nn.LSTM(3, 5)
windows = torch.rand(80, 20, 3)
assert layer(windows)[0].shape == (80, 20, 5)
assert layer(windows)[1][0].shape == (1, 20, 5)
assert nn.LSTM(3, 5, batch_first=True)(windows)[1][0].shape == (1, 80, 5)
