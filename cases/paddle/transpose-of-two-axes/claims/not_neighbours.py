# releases: >=2.6
"""`moveaxis(x, 0, 2)` is no swap: it shifts the axis between them."""

import paddle

x = paddle.zeros([2, 3, 4])
assert list(paddle.moveaxis(x, 0, 2).shape) == [3, 4, 2]
assert list(x.transpose([2, 1, 0]).shape) == [4, 3, 2]
