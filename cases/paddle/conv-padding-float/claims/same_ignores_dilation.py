"""padding="SAME" with a dilation gives the values of dilation 1; `dilation * (kernel_size - 1) // 2` keeps the size and the dilation."""

import paddle
from paddle import nn

paddle.seed(0)
images = paddle.rand([2, 3, 8, 8])
same = nn.Conv2D(3, 4, 3, dilation=2, padding="SAME")


def values(dilation):
    """Return what a convolution with the same weights and a padding in numbers gives."""
    layer = nn.Conv2D(3, 4, 3, dilation=dilation, padding=dilation * (3 - 1) // 2)
    layer.set_state_dict(same.state_dict())
    return layer(images)


assert same(images).shape == values(2).shape == [2, 4, 8, 8]
assert paddle.allclose(same(images), values(1), atol=1e-5)
assert not paddle.allclose(same(images), values(2), atol=1e-2)
