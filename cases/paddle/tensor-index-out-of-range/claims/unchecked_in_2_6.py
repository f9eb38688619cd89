# releases: <3.0
"""`gather` and `take_along_axis` do not raise for an index past the end; `index_select` does."""

import paddle

x = paddle.arange(6, dtype="float32").reshape([2, 3])
assert paddle.take_along_axis(x, paddle.to_tensor([[3], [0]]), 1).numpy()[0].tolist() == [3.0]
assert paddle.gather(x, paddle.to_tensor([2])).shape == [1, 3]
try:
    paddle.index_select(x, paddle.to_tensor([2]))
except ValueError as error:
    assert "expected >= 0 and < 2, but got 2" in str(error)
else:
    raise AssertionError("nothing was raised")
