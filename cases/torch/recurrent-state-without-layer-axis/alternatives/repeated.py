"""A state for each of the layers: repeat it along the first axis."""

import torch
from torch import nn

torch.manual_seed(0)
steps, hidden = torch.randn(4, 6, 3), torch.randn(4, 5)
gru = nn.GRU(3, 5, num_layers=2, batch_first=True)
outputs, last = gru(steps, hidden.unsqueeze(0).repeat(2, 1, 1))
assert outputs.shape == (4, 6, 5) and last.shape == (2, 4, 5)
