"""After `set_lr_scheduler`, steps of the old schedule change nothing."""

import paddle

model = paddle.nn.Linear(2, 1)
old = paddle.optimizer.lr.ExponentialDecay(0.1, gamma=0.5)
optimizer = paddle.optimizer.SGD(old, parameters=model.parameters())
optimizer.set_lr_scheduler(paddle.optimizer.lr.ExponentialDecay(0.01, gamma=0.5))
old.step()
assert optimizer.get_lr() == 0.01
