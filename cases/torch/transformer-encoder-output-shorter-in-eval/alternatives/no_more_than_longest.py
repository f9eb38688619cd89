"""Cut the batch to its longest sample before it goes in."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

longest = int((~padding).sum(1).max())
x, padding = x[:, :longest], padding[:, :longest]
layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
with torch.no_grad():
    outputs = nn.TransformerEncoder(layer, 2).eval()(x, src_key_padding_mask=padding)
assert outputs.shape == (2, 7, 8)
