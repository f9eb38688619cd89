"""Outputs of all steps meet targets of the last."""

import mindspore as ms
from mindspore import ops

ops.cross_entropy(ops.zeros((12, 3)), ops.zeros((4,), ms.int32))
