"""An addition of float16 and float32 gives float32, and LayerNorm takes float16; MatMul and Conv2d convert nothing."""

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


half, full = ms.Tensor(np.ones((2, 4)), ms.float16), ms.Tensor(np.ones((2, 4)), ms.float32)
assert (half + full).dtype == ms.float32
assert nn.LayerNorm([4])(half).dtype == ms.float16
found = words(ops.MatMul(transpose_b=True), half, full)
assert "For 'MatMul', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float16] and 'x2' with type Tensor[Float32]" in found, found
found = words(nn.Conv2d(3, 4, 3), ms.Tensor(np.ones((1, 3, 8, 8)), ms.float16))
assert "For primitive[Conv2D], the input type must be same. name:[w]:Ref[Tensor[Float32]]. name:[x]:Tensor[Float16]." in found, found
