"""A mask of `paddle.ones` without a dtype is float32 on every release, and is refused as a mask."""

import paddle

keep = paddle.ones([2])
assert keep.dtype == paddle.float32
try:
    paddle.to_tensor([[1.0], [2.0]])[keep]
except ValueError as error:
    assert "Index holds the wrong type, it holds [float32]" in str(error), error
else:
    raise AssertionError("nothing was raised")
assert paddle.to_tensor([[1.0], [2.0]])[paddle.ones([2], dtype="bool")].tolist() == [[1.0], [2.0]]
