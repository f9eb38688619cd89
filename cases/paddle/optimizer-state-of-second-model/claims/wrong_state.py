"""Where the names of another layer fit, its state is taken without a word."""

import paddle
from paddle import nn


def step(model, optimizer):
    """Take one step on one batch."""
    model(paddle.ones([4, 2])).sum().backward()
    optimizer.step()


with paddle.utils.unique_name.guard():
    first = nn.Linear(2, 1)
    second = nn.Linear(2, 1)
    optimizers = [paddle.optimizer.Adam(0.1, parameters=m.parameters()) for m in (first, second)]
    for _ in range(5):
        step(second, optimizers[1])
    saved = optimizers[1].state_dict()
with paddle.utils.unique_name.guard():
    nn.Linear(2, 1)
    unrelated = nn.Linear(2, 1)
    optimizer = paddle.optimizer.Adam(0.1, parameters=unrelated.parameters())
    optimizer.set_state_dict(saved)
    step(unrelated, optimizer)
power = optimizer.state_dict()["linear_1.w_0_beta1_pow_acc_0"].item()
assert abs(power - 0.9**7) < 1e-4, f"{power}: one step gives {0.9**2}"
