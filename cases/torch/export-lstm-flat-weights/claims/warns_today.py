# releases: >=2.15
"""The export of an LSTM, a GRU or an RNN merely warns."""

import warnings

import torch

for kind in (torch.nn.LSTM, torch.nn.GRU, torch.nn.RNN):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        torch.export.export(kind(3, 2), (torch.randn(4, 1, 3),))
    assert any("_flat_weights" in str(one.message) for one in caught)
