"""torch 2.1 and 2.2 do not check the width at an LSTM without a state; 1.13, and 2.5 and later, do."""

import torch
from torch import nn

release = tuple(int(part) for part in torch.__version__.split(".")[:2])
layer = nn.LSTM(20, 5)
try:
    with torch.no_grad():
        outputs, _ = layer(torch.zeros(8, 4, 3))
except RuntimeError as error:
    assert release not in ((2, 1), (2, 2))
    assert "input.size(-1) must be equal to input_size. Expected 20, got 3" in str(error)
else:
    assert (2, 0) <= release < (2, 5)
    assert outputs.shape == (8, 4, 5)
