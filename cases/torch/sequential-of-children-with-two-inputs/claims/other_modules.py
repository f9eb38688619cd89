"""Attention, a decoder layer, Bilinear and the losses want more than one input as well; the message names what is missing."""

import torch
from torch import nn

x = torch.zeros(2, 2, 8)
for module, words in (
    (nn.TransformerDecoderLayer(8, 2), "missing 1 required positional argument: 'memory'"),
    (nn.MultiheadAttention(8, 2), "missing 2 required positional arguments: 'key' and 'value'"),
    (nn.Bilinear(8, 8, 3), "missing 1 required positional argument: 'input2'"),
    (nn.MSELoss(), "missing 1 required positional argument: 'target'"),
):
    try:
        nn.Sequential(nn.ReLU(), module)(x)
    except TypeError as error:
        assert str(error).endswith(f"forward() {words}")
    else:
        raise AssertionError("nothing was raised")
