"""-2 has the same message; -1 is read without an error, here from the row before the table."""

import paddle

rows = paddle.arange(15, dtype="float32").reshape([5, 3])
table = rows[1:]
assert paddle.nn.functional.embedding(paddle.to_tensor([-1]), table).tolist() == rows[:1].tolist()
try:
    paddle.nn.functional.embedding(paddle.to_tensor([-2]), table)
except ValueError as error:
    assert "expected >= 0 and < 4, but got -2" in str(error)
else:
    raise AssertionError("nothing was raised")
