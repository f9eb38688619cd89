"""Without a mean the loss of [3, 1] and [3] has shape [3, 3], that of [3] and [3] has shape [3]."""

import paddle
import paddle.nn.functional as F

predicted, target = paddle.to_tensor([[1.0], [2.0], [3.0]]), paddle.to_tensor([1.0, 2.0, 3.0])
assert F.mse_loss(predicted, target, reduction="none").shape == [3, 3]
assert F.mse_loss(predicted.squeeze(1), target, reduction="none").shape == [3]
