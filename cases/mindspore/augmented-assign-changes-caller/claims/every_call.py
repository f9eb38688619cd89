"""The tensor that the caller holds changes with every call."""

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Increment(nn.Cell):
    """Add 1 to a second name of the input."""

    def construct(self, x):
        y = x
        y += 1.0
        return y


x = ms.Tensor([1.0], ms.float32)
increment = Increment()
seen = []
for _ in range(3):
    increment(x)
    seen.append(float(x.asnumpy()[0]))
assert seen == [2.0, 3.0, 4.0], seen
