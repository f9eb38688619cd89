# releases: >=2.7.1
"""PyNative mode finds no kernel for other pairs of types either."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)

pairs = [(ms.float32, ms.int32), (ms.float16, ms.float32), (ms.int32, ms.int64)]
for one, other in pairs:
    joined = ops.concat((ms.Tensor([[1], [2]], one), ms.Tensor([[0], [1]], other)), 1)
    try:
        joined.asnumpy()
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "KernelMod Init Failed: Concat" in message, message
