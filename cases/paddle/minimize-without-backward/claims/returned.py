"""minimize returns an empty list of parameters and gradients; after backward() it names both parameters of a layer."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
loss = model(paddle.ones([4, 2])).mean()
assert optimizer.minimize(loss)[1] == []
loss.backward()
assert len(optimizer.minimize(loss)[1]) == 2
