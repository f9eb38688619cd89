# releases: >=2.15
"""The export of an LSTM merely warns."""

import warnings

import torch

model = torch.nn.LSTM(3, 2)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    torch.export.export(model, (torch.randn(4, 1, 3),))
assert any("_flat_weights" in str(one.message) for one in caught)
