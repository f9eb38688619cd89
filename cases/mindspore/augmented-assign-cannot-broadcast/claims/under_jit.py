# releases: >=2.10
"""A function under `jit` is refused in PyNative mode too."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)


@ms.jit
def total(x):
    """The input, added to zero."""
    result = ms.Tensor(0.0, ms.float32)
    result += x
    return result


try:
    total(ops.ones((2,), ms.float32)).asnumpy()
except RuntimeError as error:
    assert "For 'Assign', the 'x' and 'y' must have the same dimension" in str(error), error
else:
    raise AssertionError("nothing was raised")
