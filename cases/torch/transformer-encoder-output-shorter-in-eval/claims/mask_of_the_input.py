# releases: <2.1
"""A product with the mask of the input fails: the size of tensor a is the longest sample, of b the padded length."""

import torch
from torch import nn

torch.manual_seed(0)
padding = torch.arange(10) >= torch.tensor([4, 7]).unsqueeze(1)
x = torch.randn(2, 10, 8)

layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
with torch.no_grad():
    outputs = nn.TransformerEncoder(layer, 2).eval()(x, src_key_padding_mask=padding)
try:
    outputs * ~padding.unsqueeze(-1)
except RuntimeError as error:
    assert str(error) == "The size of tensor a (7) must match the size of tensor b (10) at non-singleton dimension 1", error
else:
    raise AssertionError("nothing was raised")
