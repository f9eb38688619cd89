"""@ and + of float64 and float32 do not fail and give float64; the next layer refuses it."""

import paddle

x = paddle.ones([8, 3], "float64")
assert (x @ paddle.ones([3, 4])).dtype == paddle.float64
total = x + paddle.ones([3])
assert total.dtype == paddle.float64
try:
    paddle.nn.Linear(3, 4)(total)
except ValueError as error:
    assert "The type of data we are trying to retrieve" in str(error), error
else:
    raise AssertionError("nothing was raised")
