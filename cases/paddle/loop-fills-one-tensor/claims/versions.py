"""The expected version is the number of writes before the last read; the other one counts later writes too, also those below the loop."""

import paddle
from paddle import nn


def message(later):
    """The error of a recurrence with some writes below its loop."""
    cell = nn.Linear(3, 3)
    states = paddle.zeros([5, 3])
    states[0] = paddle.ones([3])
    for t in range(4):
        states[t + 1] = paddle.tanh(cell(states[t : t + 1]))[0]
    for _ in range(later):
        states[0] = 0.0
    try:
        states.square().sum().backward()
    except RuntimeError as error:
        return str(error)
    raise AssertionError("nothing was raised")


assert "Its version is 5 but the expected version is 4." in message(0)
assert "Its version is 7 but the expected version is 4." in message(2)
