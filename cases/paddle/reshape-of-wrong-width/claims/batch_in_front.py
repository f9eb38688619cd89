"""With the number of rows in front, a wrong width is always refused: flatten keeps the rows, and 0 in a shape does so too."""

import paddle

x = paddle.zeros([16, 16, 5, 5])
try:
    paddle.reshape(x, [0, 256])
except ValueError as error:
    assert "The 'shape' in ReshapeOp is invalid. The input tensor X'size must be equal to the capacity of 'shape'." in str(error)
    assert "'shape' is [0, 256], the capacity of 'shape' is 4096" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert paddle.flatten(x, 1).shape == paddle.reshape(x, [0, -1]).shape == [16, 400]
