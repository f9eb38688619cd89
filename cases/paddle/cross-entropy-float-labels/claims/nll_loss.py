"""`nll_loss` refuses labels of float32 and of int32 in its forward pass: the type of data does not match int64."""

import paddle
import paddle.nn.functional as F

scores = F.log_softmax(paddle.to_tensor([[2.0, 1.0, 0.0]]))
for dtype in ("float32", "int32"):
    try:
        F.nll_loss(scores, paddle.to_tensor([1], dtype=dtype))
    except ValueError as error:
        assert f"retrieve (int64) does not match the type of data ({dtype})" in str(error), error
    else:
        raise AssertionError(dtype)
F.nll_loss(scores, paddle.to_tensor([1], dtype="int64"))
