"""-2 has the same message; -1 is read without an error."""

import paddle

embedding = paddle.nn.Embedding(4, 3)
try:
    embedding(paddle.to_tensor([-2]))
except ValueError as error:
    assert "expected >= 0 and < 4, but got -2" in str(error)
else:
    raise AssertionError("nothing was raised")
assert embedding(paddle.to_tensor([-1])).shape == [1, 3]
