"""A convolution of one channel whose filters are summed over the input channels gives what the repeated channel gives."""

import paddle
from paddle import nn

paddle.seed(0)
old, new = nn.Conv2D(3, 8, 3), nn.Conv2D(1, 8, 3)
new.weight.set_value(old.weight.sum(1, keepdim=True))
new.bias.set_value(old.bias)
scans = paddle.rand([4, 1, 9, 9])
assert paddle.allclose(new(scans), old(paddle.expand(scans, [-1, 3, -1, -1])), atol=1e-5).item()
new.weight.set_value(old.weight.mean(1, keepdim=True))
assert not paddle.allclose(new(scans), old(paddle.expand(scans, [-1, 3, -1, -1])), atol=1e-5).item()
