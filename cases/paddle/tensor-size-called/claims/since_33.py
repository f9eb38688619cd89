# releases: >=3.3
"""On 3.3 `x.size` is still the number of elements, and can be called: size(0) is an axis, size() the shape."""

import paddle

x = paddle.zeros([2, 3, 4])
assert x.size == 24
assert x.size(0) == 2
assert list(x.size()) == [2, 3, 4]
