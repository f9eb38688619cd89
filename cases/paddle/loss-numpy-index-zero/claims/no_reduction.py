"""A loss with reduction="none" keeps the axis of the batch: numpy()[0] is the loss of the first sample."""

import numpy as np
import paddle
import paddle.nn.functional as F

scores = paddle.to_tensor([[2.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
labels = paddle.to_tensor([0, 2])
each = F.cross_entropy(scores, labels, reduction="none")
assert list(each.shape) == [2]
first = F.cross_entropy(scores[:1], labels[:1])
assert np.allclose(each.numpy()[0], first.item())
