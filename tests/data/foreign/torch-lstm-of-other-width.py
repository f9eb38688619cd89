"""An LSTM gets another embedding."""

import torch

torch.nn.LSTM(8, 4)(torch.zeros(5, 2, 16))
