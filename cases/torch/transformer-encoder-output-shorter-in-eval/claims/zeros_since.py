# releases: >=2.1
"""The length is kept, and the output of the padding is zero."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
with torch.no_grad():
    outputs = nn.TransformerEncoder(layer, 2).eval()(x, src_key_padding_mask=padding)
assert outputs.shape == (2, 10, 8)
assert outputs[padding].eq(0).all() and outputs[~padding].ne(0).all()
