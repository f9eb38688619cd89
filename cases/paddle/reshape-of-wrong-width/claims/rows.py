"""A fixed number of rows that is not that of the batch is refused with "equal to the capacity", although the width is right."""

import paddle

x = paddle.zeros([2, 16, 5, 5])
try:
    paddle.reshape(x, [4, 400])
except ValueError as error:
    assert "must be equal to the capacity of 'shape'. But received X's shape = [2, 16, 5, 5], X's size = 800, 'shape' is [4, 400]" in str(error)
else:
    raise AssertionError("nothing was raised")
assert paddle.reshape(x, [-1, 400]).shape == [2, 400]
