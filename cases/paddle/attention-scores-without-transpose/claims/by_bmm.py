"""`paddle.bmm` of queries and keys without a transpose has words of its own."""

import paddle

query, key = paddle.ones([2, 5, 8]), paddle.ones([2, 5, 8])
try:
    paddle.bmm(query, key)
except ValueError as error:
    assert "Input(X)'s width must be equal with Input(Y)'s height in BmmOp" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert paddle.bmm(query, key.transpose([0, 2, 1])).shape == [2, 5, 5]
