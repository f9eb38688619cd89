# releases: >=2.6
"""Gradients that are not cleared add up: the second backward doubles them, after clear_grad it does not."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
x = paddle.ones([3, 2])
model(x).sum().backward()
once = model.weight.grad.tolist()
model(x).sum().backward()
assert model.weight.grad.tolist() == [[2 * once[0][0]], [2 * once[1][0]]]
optimizer.clear_grad()
model(x).sum().backward()
assert model.weight.grad.tolist() == once
