"""A compiled function has a typing error."""

import mindspore as ms
from mindspore import ops


@ms.jit
def scale(x):
    return x * factr


scale(ops.zeros((2,)))
