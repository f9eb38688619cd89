"""Momentum has the message with velocity in the name; SGD keeps no such state and goes on."""

import paddle


def steps(kind, width, state=None):
    with paddle.utils.unique_name.guard():
        layer = paddle.nn.Linear(4, width)
        optimizer = kind(0.1, parameters=layer.parameters())
        if state:
            optimizer.set_state_dict(state)
        layer(paddle.ones([1, 4])).sum().backward()
        optimizer.step()
    return optimizer.state_dict()


steps(paddle.optimizer.SGD, 13, steps(paddle.optimizer.SGD, 37))
try:
    steps(paddle.optimizer.Momentum, 13, steps(paddle.optimizer.Momentum, 37))
except AssertionError as error:
    assert "Variable Shape not match, Variable [ linear_0.w_0_velocity_0 ]" in str(error), error
else:
    raise AssertionError("accepted")
