"""An index below -n drops updates too; indices from -n to -1 count from the end."""

import numpy as np

import mindspore as ms
from mindspore import ops


def votes(*classes):
    """Three votes in the columns of their classes."""
    empty, ones = ops.zeros((3, 3), ms.float32), ops.ones((3, 1), ms.float32)
    indices = ms.Tensor(np.array(classes).reshape(3, 1))
    return ops.tensor_scatter_elements(empty, indices, ones, 1).asnumpy()


assert votes(0, -4, 1).sum() == 1.0
assert votes(0, -3, -1).tolist() == [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]
