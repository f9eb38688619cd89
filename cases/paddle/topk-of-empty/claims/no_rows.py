# releases: >=2.0,<3.0
"""A batch of no rows is refused, although k fits its axis."""

import paddle

try:
    paddle.topk(paddle.zeros([0, 4]), 2)
except ValueError as error:
    assert "x has only 0 element, can not find 2 top values" in str(error)
else:
    raise AssertionError("nothing was raised")
