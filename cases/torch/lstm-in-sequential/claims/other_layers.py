"""GRU and MultiheadAttention return tuples too, and ReLU, Dropout and LayerNorm name themselves in the same words."""

import torch
from torch import nn

x = torch.randn(2, 5, 4)
returned = [nn.GRU(4, 4)(x), nn.MultiheadAttention(4, 2)(x, x, x)]
for layer, function in [(nn.ReLU(), "relu"), (nn.Dropout(0.5), "dropout"), (nn.LayerNorm(4), "layer_norm")]:
    for one in returned:
        try:
            layer(one)
        except TypeError as error:
            assert str(error) == "%s(): argument 'input' (position 1) must be Tensor, not tuple" % function
        else:
            raise AssertionError(function)
