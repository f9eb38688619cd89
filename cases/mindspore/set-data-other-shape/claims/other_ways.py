# releases: >=2.10
"""`layer.weight = tensor` and `assign_value` take another shape as well; `ops.assign` refuses it."""

import mindspore as ms
from mindspore import nn, ops

two = ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)
head = nn.Dense(2, 3)
head.weight = two
assert head.weight.shape == (2, 2)
head = nn.Dense(2, 3)
head.weight.assign_value(two)
assert head.weight.shape == (2, 2)
try:
    ops.assign(nn.Dense(2, 3).weight, two)
except ValueError as error:
    assert "must have the same shape" in str(error)
else:
    raise AssertionError("nothing was raised")
