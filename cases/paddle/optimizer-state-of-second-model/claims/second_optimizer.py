"""A second optimizer of the same model refuses the state too, at its first step; the same optimizer takes it, and so does one that is made and first stepped in `unique_name.guard()`."""

import paddle
from paddle import nn


def step(optimizer):
    """Take one step on one batch."""
    model(paddle.ones([4, 2])).sum().backward()
    optimizer.step()
    optimizer.clear_grad()


def make():
    """A new optimizer for the model."""
    return paddle.optimizer.Adam(0.1, parameters=model.parameters())


model = nn.Linear(2, 1)
name = model.weight.name
first = make()
step(first)
saved = first.state_dict()
first.set_state_dict(saved)
step(first)
saved = first.state_dict()

second = make()
second.set_state_dict(saved)
try:
    step(second)
except AssertionError as error:
    assert name + "_moment1_1 should in state dict" in str(error), error
else:
    raise RuntimeError("nothing was raised")

with paddle.utils.unique_name.guard():
    third = make()
    third.set_state_dict(saved)
    step(third)
power = third.state_dict()[name + "_beta1_pow_acc_0"].item()
assert abs(power - 0.9**4) < 1e-5, power
