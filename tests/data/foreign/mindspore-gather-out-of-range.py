"""The label that pads is gathered."""

import mindspore as ms
from mindspore import ops

ops.gather_elements(ops.zeros((3, 4)), 1, ms.Tensor([[0], [4], [1]]))
