"""With only the model made in `unique_name.guard()` the state does not fit: the optimizer's own names count up at its first step."""

import paddle
from paddle import nn


def step():
    """Make a model, and take one step; the optimizer's state so far goes in."""
    with paddle.utils.unique_name.guard():
        model = nn.Linear(2, 1)
    optimizer = paddle.optimizer.Adam(0.1, parameters=model.parameters())
    if saved:
        optimizer.set_state_dict(saved)
    model(paddle.ones([4, 2])).sum().backward()
    optimizer.step()
    return optimizer.state_dict()


saved = {}
saved = step()
try:
    step()
except AssertionError as error:
    assert "linear_0.w_0_moment1_1 should in state dict" in str(error)
else:
    raise RuntimeError("nothing was raised")
