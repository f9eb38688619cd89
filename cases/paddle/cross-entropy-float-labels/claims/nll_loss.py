"""`nll_loss` refuses float labels in its forward pass: the type of data does not match, int64 and float32."""

import paddle
import paddle.nn.functional as F

scores = F.log_softmax(paddle.to_tensor([[2.0, 1.0, 0.0]]))
try:
    F.nll_loss(scores, paddle.to_tensor([1.0]))
except ValueError as error:
    assert "retrieve (int64) does not match the type of data (float32)" in str(error)
else:
    raise AssertionError("nll_loss takes float labels")
