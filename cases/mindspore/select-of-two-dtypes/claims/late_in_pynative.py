"""In PyNative mode the error is raised where the result is first used, for instance by its shape, and names Select there."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)
x = ms.Tensor([1, 2], ms.int64)
chosen = ops.select(x > 1, x, x.astype(ms.float32))
try:
    chosen.shape
except TypeError as error:
    assert "For 'Select', the x_type and y_type must be the same" in str(error), error
else:
    raise AssertionError("nothing was raised")
