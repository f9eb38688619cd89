"""Forward and backward through a transformer encoder."""

import paddle
from paddle import nn

paddle.seed(0)
layer = nn.TransformerEncoderLayer(32, 4, 64, dropout=0.0)
encoder = nn.TransformerEncoder(layer, 2)
output = encoder(paddle.randn([4, 10, 32]))
output.sum().backward()
assert all(p.grad is not None for p in encoder.parameters())
result = output[0].detach()
