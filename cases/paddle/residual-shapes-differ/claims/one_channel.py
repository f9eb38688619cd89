"""An input of one channel is added to every channel of the output without an error."""

import paddle
from paddle import nn

x = paddle.rand([2, 1, 8, 8])
output = nn.Conv2D(1, 8, 3, padding=1)(x)
total = output + x
assert list(total.shape) == [2, 8, 8, 8]
for channel in range(8):
    assert bool(paddle.allclose(total[:, channel], output[:, channel] + x[:, 0]))
