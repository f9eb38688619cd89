"""A sum is taken by the interface that every release has."""

import mindspore as ms
from mindspore import Tensor, ops

result = ops.ReduceSum()(Tensor([1.0, 2.0], ms.float32))
assert result == 3
