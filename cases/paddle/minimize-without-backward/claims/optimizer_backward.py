"""optimizer.backward(loss) leaves the parameters without a gradient, and minimize does not train after it."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
before = model.weight.clone()
loss = model(paddle.ones([4, 2])).mean()
optimizer.backward(loss)
optimizer.minimize(loss)
assert model.weight.grad is None
assert paddle.equal_all(before, model.weight).item()
