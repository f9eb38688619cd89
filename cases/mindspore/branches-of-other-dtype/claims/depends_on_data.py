"""In PyNative mode the dtype of the result depends on the values."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Compress(nn.Cell):
    """Halve the precision of activations that are large."""

    def construct(self, x, limit):
        if ops.reduce_max(x) > limit:
            return ops.cast(x, ms.float16)
        return x


x = ms.Tensor([0.5, 3.0], ms.float32)
assert Compress()(x, ms.Tensor(1.0, ms.float32)).dtype == ms.float16
assert Compress()(x, ms.Tensor(10.0, ms.float32)).dtype == ms.float32
