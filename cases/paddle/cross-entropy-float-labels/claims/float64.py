"""Labels of float64 raise with `float64` in the message."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]], stop_gradient=False)
loss = F.cross_entropy(scores, paddle.to_tensor([1.0], dtype="float64"))
try:
    loss.backward()
except OSError as error:
    assert "is not implemented for data type `float64`" in str(error)
else:
    raise AssertionError("labels of float64 do not raise")
