"""An optimizer that was made with a number takes `set_lr`."""

import paddle

model = paddle.nn.Linear(2, 1)
optimizer = paddle.optimizer.SGD(0.1, parameters=model.parameters())
optimizer.set_lr(0.01)
assert optimizer.get_lr() == 0.01
