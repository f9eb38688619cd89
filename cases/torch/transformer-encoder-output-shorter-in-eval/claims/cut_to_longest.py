# releases: <2.1
"""The output is as long as the longest sample of the batch, also if no parameter asks for a gradient, and with a mask of floats."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
encoder = nn.TransformerEncoder(layer, 2).eval()
with torch.no_grad():
    assert encoder(x, src_key_padding_mask=padding).shape == (2, 7, 8)
    floats = torch.zeros(2, 10).masked_fill(padding, float("-inf"))
    assert encoder(x, src_key_padding_mask=floats).shape == (2, 7, 8)
encoder.requires_grad_(False)
assert encoder(x, src_key_padding_mask=padding).shape == (2, 7, 8)
