"""The size in the message is all numbers of X, the known capacity the product of the sizes in 'shape' without -1; divided by the batch, the former is the right width."""

import paddle

x = paddle.zeros([5, 16, 5, 5])
try:
    paddle.reshape(x, [-1, 256])
except ValueError as error:
    assert "divisible by known capacity of 'shape'" in str(error)
    assert "X's shape = [5, 16, 5, 5], X's size = 2000, 'shape' is [-1, 256], known capacity of 'shape' is 256" in str(error)
else:
    raise AssertionError("nothing was raised")
assert paddle.reshape(x, [-1, 2000 // 5]).shape == [5, 400]
