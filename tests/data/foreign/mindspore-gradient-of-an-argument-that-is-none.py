"""The gradient by the second of one argument."""

import mindspore as ms
from mindspore import ops

ms.grad(ops.sin, grad_position=1)(ops.zeros((2,)))
