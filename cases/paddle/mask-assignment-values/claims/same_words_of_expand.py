# releases: >=2.6
"""A call of `paddle.expand` has the same words."""

import paddle

try:
    paddle.expand(paddle.ones([7]), [128])
except ValueError as error:
    assert "non-singleton dimension does not match the corresponding value" in str(error)
else:
    raise AssertionError("nothing was raised")
