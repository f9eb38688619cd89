"""`paddle.concat` refuses losses that have no axis."""

import paddle

try:
    paddle.concat([paddle.ones([2]).mean(), paddle.ones([2]).mean()])
except ValueError as error:
    assert "axis" in str(error)
else:
    raise AssertionError("nothing was raised")
