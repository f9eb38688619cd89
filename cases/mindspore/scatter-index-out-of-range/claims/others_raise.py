"""`ops.gather_elements` and `ops.tensor_scatter_update` raise for an index out of range."""

import numpy as np

import mindspore as ms
from mindspore import ops


def raises(call):
    """Whether the call ends with an exception."""
    try:
        call().asnumpy()
    except (RuntimeError, ValueError, IndexError):
        return True
    return False


zeros = ops.zeros((3, 3), ms.float32)
assert raises(lambda: ops.gather_elements(zeros, 1, ms.Tensor(np.array([[0], [7], [1]]))))
indices = ms.Tensor(np.array([[0, 0], [1, 7]]))
assert raises(lambda: ops.tensor_scatter_update(zeros, indices, ops.ones((2,), ms.float32)))
