"""The layer that gets the name is named: `linear()`, `layer_norm()`, `relu()` and `lstm` say the same of it."""

import torch
from torch import nn

for layer, function in [(nn.Linear(8, 2), "linear"), (nn.LayerNorm(8), "layer_norm"), (nn.ReLU(), "relu")]:
    try:
        layer("pooler_output")
    except TypeError as error:
        assert str(error) == "%s(): argument 'input' (position 1) must be Tensor, not str" % function
    else:
        raise AssertionError(function)
try:
    torch.relu("pooler_output")
except TypeError as error:
    assert "must be Tensor, not str" in str(error)
