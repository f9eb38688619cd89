"""`paddle.summary` feeds float32 unless told otherwise and fails in the same words; with `dtypes="int64"` it works."""

import paddle

model = paddle.nn.Sequential(paddle.nn.Embedding(20, 8), paddle.nn.Linear(8, 2))
try:
    paddle.summary(model, (1, 5))
except NotImplementedError as error:
    assert "but get float32" in str(error), error
else:
    raise AssertionError("accepted")
assert paddle.summary(model, (1, 5), dtypes="int64")["total_params"] == 20 * 8 + 8 * 2 + 2
