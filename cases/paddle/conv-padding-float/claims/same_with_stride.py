"""With a stride of 2 padding="SAME" has the shape of padding=1 and other values: it pads at the end alone."""

import paddle
from paddle import nn

paddle.seed(0)
images = paddle.rand([2, 3, 8, 8])
same = nn.Conv2D(3, 4, 3, stride=2, padding="SAME")


def values(padding):
    """Return what a convolution with the same weights gives."""
    layer = nn.Conv2D(3, 4, 3, stride=2, padding=padding)
    layer.set_state_dict(same.state_dict())
    return layer(images)


assert same(images).shape == values(1).shape == [2, 4, 4, 4]
assert not paddle.allclose(same(images), values(1), atol=1e-2)
assert paddle.allclose(same(images), values([0, 1, 0, 1]), atol=1e-5)
