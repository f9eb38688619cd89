"""A schedule that gets only the rate and is not given to the optimizer changes nothing: the rate stays."""

import paddle

optimizer = paddle.optimizer.SGD(0.1, parameters=paddle.nn.Linear(2, 1).parameters())
scheduler = paddle.optimizer.lr.StepDecay(optimizer.get_lr(), step_size=1, gamma=0.5)
scheduler.step()
assert scheduler.get_lr() == 0.05
assert optimizer.get_lr() == 0.1
optimizer.set_lr_scheduler(scheduler)
assert optimizer.get_lr() == 0.05
