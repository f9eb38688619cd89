"""A layer with "SAME" and a dilation has the values of one with the same weights and the dilation 1."""

import paddle
from paddle import nn

paddle.seed(0)
images = paddle.rand([2, 3, 8, 8])
dilated = nn.Conv2D(3, 4, 3, padding="SAME", dilation=2)
plain = nn.Conv2D(3, 4, 3, padding="SAME", dilation=1)
plain.set_state_dict(dilated.state_dict())
assert paddle.allclose(dilated(images), plain(images), atol=1e-5)
