# releases: >=2.7.1
"""PyNative mode finds no kernel for float32 and int32 either."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)

features = ms.Tensor([[0.5], [1.5]], ms.float32)
position = ms.Tensor([[0], [1]], ms.int32)
try:
    ops.concat((features, position), 1).asnumpy()
    message = ""
except RuntimeError as error:
    message = str(error)
assert "KernelMod Init Failed: Concat" in message, message
