# releases: >=3.3
"""3.3 has zero_grad, for optimizers and for layers: the second backward starts anew."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
x = paddle.ones([3, 2])
model(x).sum().backward()
once = model.weight.grad.tolist()
for clear in (optimizer.zero_grad, model.zero_grad):
    clear()
    model(x).sum().backward()
    assert model.weight.grad.tolist() == once
