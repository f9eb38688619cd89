# releases: >=2.6
"""`x.size` is the number of elements, `x.shape` the lengths of the axes."""

import paddle

x = paddle.zeros([2, 3, 4])
assert x.size == 24
assert list(x.shape) == [2, 3, 4]
assert x.shape[0] == 2
