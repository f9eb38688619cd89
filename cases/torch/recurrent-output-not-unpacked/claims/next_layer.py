"""A next layer says that its input is a tuple, in its own words; another recurrent layer or BatchNorm asks it for dim."""

import torch
from torch import nn

out = nn.LSTM(8, 4)(torch.randn(5, 2, 8))
for layer, words in (
    (nn.Linear(4, 2), "linear(): argument 'input' (position 1) must be Tensor, not tuple"),
    (nn.Dropout(0.5), "dropout(): argument 'input' (position 1) must be Tensor, not tuple"),
    (nn.LSTM(4, 4), "'tuple' object has no attribute 'dim'"),
    (nn.BatchNorm1d(4), "'tuple' object has no attribute 'dim'"),
):
    try:
        layer(out)
    except (AttributeError, TypeError) as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
