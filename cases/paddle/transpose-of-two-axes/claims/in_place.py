# releases: >=3.3,<3.4
"""On 3.3 `x.transpose_(1, 2)` raises a ValueError, and `x.transpose_([0, 2, 1])` is right."""

import paddle

try:
    paddle.zeros([2, 3, 4]).transpose_(1, 2)
except ValueError as error:
    assert "(InvalidArgument)" in str(error), error
else:
    raise AssertionError("accepted")
assert list(paddle.zeros([2, 3, 4]).transpose_([0, 2, 1]).shape) == [2, 4, 3]
