# releases: >=3.0
"""Every conversion that goes by NumPy refuses one element of shape [1]: int, complex, range, an index, math.sqrt."""

import math

import paddle

one = paddle.ones([1], dtype="int64")
for convert in (int, complex, range, math.sqrt, [0, 1].__getitem__):
    try:
        convert(one)
    except TypeError as error:
        assert "only 0-dimensional arrays can be converted to Python scalars" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert paddle.ones([1]).item() == 1.0
