"""The cell state carries the graph as well: with the hidden state alone detached the second backward pass fails."""

import torch
from torch import nn

lstm, x = nn.LSTM(3, 4), torch.randn(5, 2, 3)
outputs, (hidden, cell) = lstm(x)
outputs.sum().backward()
outputs, _ = lstm(x, (hidden.detach(), cell))
try:
    outputs.sum().backward()
except RuntimeError as error:
    assert "backward through the graph a second time" in str(error)
else:
    raise AssertionError("nothing was raised")
outputs, _ = lstm(x, (hidden.detach(), cell.detach()))
outputs.sum().backward()
