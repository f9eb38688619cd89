"""The loss of a masked square root is finite, and its gradient is NaN."""

import paddle

x = paddle.to_tensor([0.0, 4.0], stop_gradient=False)
loss = paddle.where(x == 0, paddle.zeros_like(x), x.sqrt()).sum()
assert loss.item() == 2
loss.backward()
assert paddle.isnan(x.grad).tolist() == [True, False]
