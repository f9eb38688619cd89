"""`hidden[-1]` and `hidden.squeeze(0)` of an encoder have lost the axis of the layers."""

import torch
from torch import nn

encoder, decoder = nn.LSTM(3, 5, batch_first=True), nn.LSTM(3, 5, batch_first=True)
steps = torch.ones(4, 6, 3)
_, (hidden, cell) = encoder(steps)
for state in ((hidden[-1], cell[-1]), (hidden.squeeze(0), cell.squeeze(0))):
    try:
        decoder(steps, state)
    except RuntimeError as error:
        assert "hx and cx should also be 3-D but got (2-D, 2-D) tensors" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert decoder(steps, (hidden, cell))[0].shape == (4, 6, 5)
