# releases: <3.0
"""2.6 takes the first of the tuple: Linear and ReLU after the LSTM give the same as of the outputs."""

import paddle
from paddle import nn

x = paddle.randn([2, 6, 8])
lstm = nn.LSTM(8, 16)
for layer in (nn.Linear(16, 3), nn.ReLU()):
    assert paddle.allclose(nn.Sequential(lstm, layer)(x), layer(lstm(x)[0])).item()
