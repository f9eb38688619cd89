"""The tensor of the labels is cast, `labels.astype("int64")`."""

import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 1.0, 0.0]], stop_gradient=False)
labels = paddle.to_tensor([1.0])

F.cross_entropy(scores, labels.astype("int64")).backward()
result = scores.grad.numpy()
assert result[0, 1] < 0
