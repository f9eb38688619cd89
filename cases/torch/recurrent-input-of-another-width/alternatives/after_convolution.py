"""After a Conv1d the channels stand in the middle; permute brings them to the end for the layer with batch_first."""

import torch
from torch import nn

torch.manual_seed(0)
features = nn.Conv1d(3, 16, 5)(torch.randn(4, 3, 24))
assert features.shape == (4, 16, 20)
gru = nn.GRU(16, 8, batch_first=True)
try:
    gru(features)
except RuntimeError as error:
    assert "Expected 16, got 20" in str(error)
else:
    raise AssertionError("nothing was raised")
assert gru(features.permute(0, 2, 1))[0].shape == (4, 20, 8)
