# releases: >=2.10
"""ops.dense names 'Dense', ops.bmm 'BatchMatMul' and the operator @ 'MatMulExt'."""

import mindspore as ms
import numpy as np
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU", pynative_synchronize=True)


def words(function, *arguments):
    """What is raised."""
    try:
        result = function(*arguments)
        (result[0] if isinstance(result, tuple) else result).asnumpy()
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    raise AssertionError("nothing was raised")


half, full = ms.Tensor(np.ones((2, 4)), ms.float16), ms.Tensor(np.ones((3, 4)), ms.float32)
for name, function in (
    ("Dense", lambda: ops.dense(half, full)),
    ("MatMulExt", lambda: half @ full.T),
    ("BatchMatMul", lambda: ops.bmm(half.reshape(1, 2, 4), full.reshape(1, 4, 3))),
):
    found = words(function)
    assert f"For '{name}', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float16] and 'x2' with type Tensor[Float32]" in found, found
