"""Conv1d and BatchNorm1d behind an LSTM raise other errors."""

import torch
from torch import nn

for layer, words in (
    (nn.Conv1d(8, 3, 1), "conv1d() received an invalid combination of arguments"),
    (nn.BatchNorm1d(8), "'tuple' object has no attribute 'dim'"),
):
    try:
        nn.Sequential(nn.LSTM(4, 8), layer)(torch.randn(5, 2, 4))
    except (AttributeError, TypeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
