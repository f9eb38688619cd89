# releases: >=3.3.1
"""`argmin`, and `argmax` along an axis of size 0, return numbers too."""

import paddle

assert list(paddle.argmin(paddle.zeros([0])).shape) == []
assert list(paddle.argmax(paddle.zeros([3, 0]), axis=1).shape) == [3]
