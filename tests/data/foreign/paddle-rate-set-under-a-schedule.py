"""The rate is set by hand although there is a schedule."""

import paddle

schedule = paddle.optimizer.lr.StepDecay(0.1, step_size=10)
weights = paddle.nn.Linear(1, 1).parameters()
paddle.optimizer.SGD(schedule, parameters=weights).set_lr(0.01)
