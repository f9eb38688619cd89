"""flatten(1) joins all axes but the first; flatten() joins all."""

import paddle

x = paddle.ones([16, 4, 6, 6])
assert list(x.flatten(1).shape) == [16, 144]
assert list(x.flatten().shape) == [16 * 144]
