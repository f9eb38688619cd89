"""Graph mode is right where the exponent is a float or a float tensor."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Powers(nn.Cell):
    """Powers of the integer 4."""

    def construct(self, x):
        return x * 4**-0.5, 4**-x


half, power = Powers()(ms.Tensor([1.0, 2.0], ms.float32))
assert half.asnumpy().tolist() == [0.5, 1.0]
assert power.asnumpy().tolist() == [0.25, 0.0625]
