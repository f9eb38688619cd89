"""Pad the output to the length of the input."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
with torch.no_grad():
    outputs = nn.TransformerEncoder(layer, 2).eval()(x, src_key_padding_mask=padding)
outputs = nn.functional.pad(outputs, (0, 0, 0, x.shape[1] - outputs.shape[1]))
assert outputs.shape == x.shape
