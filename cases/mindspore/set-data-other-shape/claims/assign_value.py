"""`assign_value` takes another shape on every release."""

import mindspore as ms
from mindspore import nn

head = nn.Dense(2, 3)
head.weight.assign_value(ms.Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32))
assert head.weight.shape == (2, 2)
