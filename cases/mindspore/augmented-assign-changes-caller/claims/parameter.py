"""A second name of a Parameter, augmented, changes the Parameter with every call."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Shift(nn.Cell):
    """x and a Parameter."""

    def __init__(self):
        super().__init__()
        self.shift = ms.Parameter(ms.Tensor([1.0], ms.float32), name="shift")

    def construct(self, x):
        y = self.shift
        y += x
        return y


net = Shift()
for _ in range(2):
    net(ms.Tensor([1.0], ms.float32))
assert net.shift.asnumpy().tolist() == [3.0], net.shift
