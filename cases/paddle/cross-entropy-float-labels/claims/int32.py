"""Labels of int32 work as those of int64."""

import paddle
import paddle.nn.functional as F

gradients = []
for dtype in ("int32", "int64"):
    scores = paddle.to_tensor([[2.0, 1.0, 0.0]], stop_gradient=False)
    F.cross_entropy(scores, paddle.to_tensor([1], dtype=dtype)).backward()
    gradients.append(scores.grad.tolist())
assert gradients[0] == gradients[1]
