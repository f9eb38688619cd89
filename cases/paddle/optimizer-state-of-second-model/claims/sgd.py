"""SGD has no state, and raises nothing; Momentum raises."""

import paddle
from paddle import nn

for make, raises in ((paddle.optimizer.SGD, False), (paddle.optimizer.Momentum, True)):
    first, second = nn.Linear(2, 1), nn.Linear(2, 1)
    one = make(0.1, parameters=first.parameters())
    first(paddle.ones([4, 2])).sum().backward()
    one.step()
    two = make(0.1, parameters=second.parameters())
    two.set_state_dict(one.state_dict())
    second(paddle.ones([4, 2])).sum().backward()
    raised = False
    try:
        two.step()
    except AssertionError as error:
        raised = "should in state dict" in str(error)
    assert raised == raises
