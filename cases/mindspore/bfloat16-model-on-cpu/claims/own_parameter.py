"""In Graph mode to_float does not cast a Parameter that construct multiplies by itself."""

import mindspore as ms
from mindspore import nn, ops


class Product(nn.Cell):
    """A product with a weight."""

    def __init__(self):
        super().__init__()
        self.weight = ms.Parameter(ops.ones((4, 2), ms.bfloat16), name="weight")

    def construct(self, x):
        return ops.matmul(x, self.weight)


ms.set_context(mode=ms.GRAPH_MODE, device_target="CPU")
net = Product().to_float(ms.float32)
try:
    net(ops.ones((3, 4), ms.bfloat16))
except TypeError as error:
    assert "the input type must be same" in str(error) or "should be same" in str(error), error
else:
    raise AssertionError("nothing was raised")
