"""Labels of int8, int16, uint8 and float16 are refused in the forward pass: a kernel is not registered; as int64 they work."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]], stop_gradient=False)
for dtype in ("int8", "int16", "uint8", "float16"):
    labels = paddle.to_tensor([1]).astype(dtype)
    try:
        F.cross_entropy(scores, labels)
    except RuntimeError as error:
        assert "is not registered" in str(error), error
    else:
        raise AssertionError(dtype)
    F.cross_entropy(scores, labels.astype("int64")).backward()
