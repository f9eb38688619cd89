"""It passes in evaluation mode, and with pooling between ReLU and dropout."""

import torch
from torch import nn

relu, dropout, inputs = nn.ReLU(inplace=True), nn.Dropout(0.5, inplace=True), torch.ones(2, 4)
nn.Sequential(nn.Linear(4, 8), relu, dropout).eval()(inputs).sum().backward()
nn.Sequential(nn.Linear(4, 8), relu, nn.AvgPool1d(2), dropout).train()(inputs).sum().backward()
