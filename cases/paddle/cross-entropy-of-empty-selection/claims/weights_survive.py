# releases: >=3.1.1
"""The gradient of that NaN is 0: the weights stay numbers, and only the reported loss is lost."""

import paddle
import paddle.nn.functional as F

paddle.seed(0)
model = paddle.nn.Linear(3, 2)
known = paddle.to_tensor([False, False])
loss = F.cross_entropy(model(paddle.ones([2, 3]))[known], paddle.to_tensor([0, 0])[known])
loss.backward()
assert paddle.isnan(loss).item()
assert model.weight.grad.abs().sum().item() == 0
