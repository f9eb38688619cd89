# releases: >=2.6
"""tile(2, 3) raises nothing and repeats the last axis alone; tile([2, 3]) repeats both."""

import paddle

x = paddle.ones([4, 6])
assert list(x.tile(2, 3).shape) == [4, 12]
assert list(x.tile([2, 3]).shape) == [8, 18]
