# releases: >=2.10
"""`self.count = self.count + 4.5` of an int32 Parameter is a TypeError in Graph mode and 8 of 4 in PyNative mode."""

import mindspore as ms
from mindspore import nn


class Seen(nn.Cell):
    """Count the samples."""

    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(ms.Tensor(4, ms.int32), name="count", requires_grad=False)

    def construct(self, x):
        self.count = self.count + x
        return self.count


x = ms.Tensor(4.5, ms.float32)
ms.set_context(mode=ms.PYNATIVE_MODE)
assert Seen()(x).asnumpy() == 8
ms.set_context(mode=ms.GRAPH_MODE)
try:
    Seen()(x)
except TypeError as error:
    assert "Data type conversion is not supported for a 'Parameter'" in str(error)
else:
    raise AssertionError("nothing was raised")
