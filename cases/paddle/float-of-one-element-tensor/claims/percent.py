# releases: >=3.3.1
"""`"%.2f" % loss` refuses one element of shape [1]."""

import paddle

try:
    "%.2f" % paddle.ones([1])
except TypeError as error:
    assert "only 0-dimensional arrays can be converted to Python scalars" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert "%.2f" % paddle.to_tensor(2.0) == "2.00"
