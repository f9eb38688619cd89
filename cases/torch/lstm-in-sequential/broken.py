"""A tagger of an LSTM and a linear layer in nn.Sequential."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.LSTM(4, 8, batch_first=True), nn.Linear(8, 3))

result = model(torch.randn(2, 5, 4)).detach()
