"""With a packed batch a GRU says "Expected hidden size", of the same cause."""

import torch
from torch import nn

packed = nn.utils.rnn.pack_padded_sequence(torch.ones(4, 6, 3), [6, 5, 4, 3], batch_first=True)
try:
    nn.GRU(3, 5, batch_first=True)(packed, torch.zeros(4, 5))
except RuntimeError as error:
    assert str(error) == "Expected hidden size (1, 4, 5), got [4, 5]", error
else:
    raise AssertionError("nothing was raised")
