# releases: >=2.8
"""In PyNative mode `ops.column_stack`, `ops.dstack` and `mint.cat` fail with the same words."""

import mindspore as ms
from mindspore import mint, ops

ms.set_context(mode=ms.PYNATIVE_MODE)

features = ms.Tensor([[0.5], [1.5]], ms.float32)
position = ms.Tensor([[0], [1]], ms.int64)
for join in (ops.column_stack, ops.dstack, mint.cat):
    try:
        join((features, position)).asnumpy()
        message = ""
    except RuntimeError as error:
        message = str(error)
    assert "KernelMod Init Failed: Concat" in message, message
    assert join((features, position.astype(features.dtype))).asnumpy().size == 4
