"""The state of Momentum in an Adam whose parameters have the same names raises the same words."""

import paddle
from paddle import nn


def step(make, saved):
    """One step of a new model and optimizer, on a state; the state afterwards."""
    with paddle.utils.unique_name.guard():
        model = nn.Linear(2, 1)
        optimizer = make(0.1, parameters=model.parameters())
        if saved:
            optimizer.set_state_dict(saved)
        model(paddle.ones([4, 2])).sum().backward()
        optimizer.step()
        return optimizer.state_dict()


saved = step(paddle.optimizer.Momentum, {})
try:
    step(paddle.optimizer.Adam, saved)
except AssertionError as error:
    assert "Optimizer set error, linear_0.w_0_moment1_0 should in state dict" in str(error)
else:
    raise RuntimeError("nothing was raised")
