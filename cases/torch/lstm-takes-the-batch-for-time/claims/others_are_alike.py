"""GRU and RNN give outputs of the same shape with and without batch_first; by default MultiheadAttention and TransformerEncoderLayer attend along the batch."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(8, 12, 4)
for layer in (nn.GRU, nn.RNN):
    assert layer(4, 16)(x)[0].shape == layer(4, 16, batch_first=True)(x)[0].shape
for first in (False, True):
    attention = nn.MultiheadAttention(4, 2, batch_first=first).eval()
    encoder = nn.TransformerEncoderLayer(4, 2, batch_first=first).eval()
    for call in (lambda v: attention(v, v, v)[0], encoder):
        with torch.no_grad():
            alone = torch.cat([call(one[None]) for one in x])
            assert torch.allclose(call(x), alone, atol=1e-5) == first
