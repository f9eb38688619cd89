"""The second list is empty after backward() too, where the optimizer has the parameters of another model."""

import paddle

model, other = paddle.nn.Linear(2, 1), paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=other.parameters())
loss = model(paddle.ones([4, 2])).mean()
loss.backward()
assert model.weight.grad is not None
assert optimizer.minimize(loss)[1] == []
