"""Windows of one measurement, of shape (N, L), get a last dimension of one for input_size=1."""

import torch
from torch import nn

torch.manual_seed(0)
windows = torch.randn(80, 20)
gru = nn.GRU(input_size=1, hidden_size=16, batch_first=True)
try:
    gru(windows)
except RuntimeError as error:
    assert "input.size(-1) must be equal to input_size. Expected 1, got 20" in str(error)
else:
    raise AssertionError("nothing was raised")
outputs, _ = gru(windows.unsqueeze(-1))
assert outputs.shape == (80, 20, 16)
