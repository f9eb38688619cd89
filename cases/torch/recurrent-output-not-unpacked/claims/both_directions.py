"""With bidirectional=True the backward half of the last step has read one value; the last two states have read all."""

import torch
from torch import nn

torch.manual_seed(0)
gru = nn.GRU(3, 4, batch_first=True, bidirectional=True)
outputs, hidden = gru(torch.randn(2, 5, 3))
assert torch.allclose(outputs[:, -1, :4], hidden[-2])
assert torch.allclose(outputs[:, 0, 4:], hidden[-1])
assert not torch.allclose(outputs[:, -1, 4:], hidden[-1])
