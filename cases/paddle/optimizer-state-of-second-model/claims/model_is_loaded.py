"""The state of the model has the names of its attributes, and is loaded; setting the optimizer's state raises nothing."""

import paddle
from paddle import nn

first, second = nn.Linear(2, 1), nn.Linear(2, 1)
one = paddle.optimizer.Adam(0.1, parameters=first.parameters())
first(paddle.ones([4, 2])).sum().backward()
one.step()
two = paddle.optimizer.Adam(0.1, parameters=second.parameters())
second.set_state_dict(first.state_dict())
assert list(second.state_dict()) == ["weight", "bias"]
assert paddle.equal_all(first.weight, second.weight).item()
two.set_state_dict(one.state_dict())
