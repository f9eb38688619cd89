"""An optimizer is made with an empty list, and its step() raises IndexError."""

import paddle

model = paddle.nn.Linear(3, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=[])
model(paddle.ones([2, 3])).sum().backward()
try:
    optimizer.step()
except IndexError as error:
    assert "parameters argument" not in str(error)
else:
    raise AssertionError("nothing was raised")
