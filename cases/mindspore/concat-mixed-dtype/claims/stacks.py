# releases: >=2.7.1
"""In PyNative mode `ops.hstack` and `ops.vstack` fail with the same words."""

import mindspore as ms
from mindspore import ops

ms.set_context(mode=ms.PYNATIVE_MODE)

features = ms.Tensor([[0.5], [1.5]], ms.float32)
position = ms.Tensor([[0], [1]], ms.int64)
for stack in (ops.hstack, ops.vstack):
    try:
        stack((features, position)).asnumpy()
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "KernelMod Init Failed: Concat" in message, message
    assert stack((features, position.astype(features.dtype))).asnumpy().size == 4
