"""Names of parameters count up in a process, for every layer of a kind; a new count begins in `unique_name.guard()`."""

import paddle
from paddle import nn

with paddle.utils.unique_name.guard():
    names = [nn.Linear(2, 1).weight.name for _ in range(2)]
assert names == ["linear_0.w_0", "linear_1.w_0"], names
with paddle.utils.unique_name.guard():
    assert nn.Linear(2, 1).weight.name == "linear_0.w_0"
