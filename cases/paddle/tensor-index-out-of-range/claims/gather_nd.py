"""`gather_nd` raises the ValueError that the older releases have for indexing by tensors."""

import paddle

try:
    paddle.gather_nd(paddle.zeros([2, 3]), paddle.to_tensor([[0, 3]]))
except ValueError as error:
    assert "Input(index[-1)] has wrong value, it is [3]" in str(error)
else:
    raise AssertionError("nothing was raised")
