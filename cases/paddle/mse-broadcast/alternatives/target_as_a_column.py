"""Give the targets the axis that the predictions have."""

import paddle
import paddle.nn.functional as F

predicted = paddle.to_tensor([[1.0], [2.0], [3.0]])
target = paddle.to_tensor([1.0, 2.0, 3.0])
loss = F.mse_loss(predicted, target.unsqueeze(1))
result = float(loss)
assert result == 0.0, "the loss of perfect predictions is %.4f" % result
