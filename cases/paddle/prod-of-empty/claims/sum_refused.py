# releases: >=2.6,<3.0
"""The sum of an empty tensor is refused."""

import paddle

try:
    paddle.sum(paddle.zeros([0]))
except ValueError as error:
    assert "must not empty" in str(error), error
else:
    raise AssertionError("nothing was raised")
