"""`set_lr_scheduler` keeps the state of the optimizer; a new optimizer begins without it."""

import paddle

paddle.seed(0)
model = paddle.nn.Linear(2, 1)
adam = paddle.optimizer.Adam(paddle.optimizer.lr.StepDecay(0.1, 10), parameters=model.parameters())
model(paddle.ones([1, 2])).sum().backward()
adam.step()
before = [name for name in adam.state_dict() if "moment1" in name]
adam.set_lr_scheduler(paddle.optimizer.lr.StepDecay(0.01, 10))
assert adam.get_lr() == 0.01
assert [name for name in adam.state_dict() if "moment1" in name] == before != []
again = paddle.optimizer.Adam(0.01, parameters=model.parameters())
assert not [name for name in again.state_dict() if "moment1" in name]
