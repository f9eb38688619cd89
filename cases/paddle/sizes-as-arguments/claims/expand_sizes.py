"""expand(4, 6) reads the first number alone, and says that it is less than the rank."""

import paddle

x = paddle.ones([1, 6])
try:
    x.expand(4, 6)
except ValueError as error:
    assert "The number of elements (1) of 'shape' for expand_v2 op must be greater than or equal to the rank (2)" in str(error), error
else:
    raise RuntimeError("nothing was raised")
assert list(x.expand([4, 6]).shape) == [4, 6]
