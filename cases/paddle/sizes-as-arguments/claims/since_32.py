# releases: >=3.2
"""view, reshape, expand, zeros and randn take sizes as arguments."""

import paddle

x = paddle.ones([4, 6])
assert list(x.view(4, -1).shape) == [4, 6]
assert list(x.view(-1).shape) == [24]
assert list(x.reshape(2, 3, 4).shape) == [2, 3, 4]
assert list(paddle.ones([1, 6]).expand(4, 6).shape) == [4, 6]
assert list(paddle.zeros(2, 3).shape) == [2, 3]
assert list(paddle.randn(2, 3).shape) == [2, 3]
