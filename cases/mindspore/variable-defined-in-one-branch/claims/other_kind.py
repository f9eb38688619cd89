"""A number or a tensor of another dtype before the branch and a tensor in it cannot be joined; a tensor of that dtype can."""

import mindspore as ms
from mindspore import nn, ops


class Number(nn.Cell):
    def construct(self, x):
        y = 0.0
        if x.mean() > 0:
            y = x * 2
        return y + 1


class Half(nn.Cell):
    def construct(self, x):
        y = ops.zeros_like(x).astype(ms.float16)
        if x.mean() > 0:
            y = x * 2
        return y + 1


class Zeros(nn.Cell):
    def construct(self, x):
        y = ops.zeros_like(x)
        if x.mean() > 0:
            y = x * 2
        return y + 1


ms.set_context(mode=ms.GRAPH_MODE)
x = ops.ones((3,), ms.float32)
for net in (Number(), Half()):
    try:
        net(x)
    except TypeError as error:
        assert "Cannot join the return values of different branches" in str(error), error
    else:
        raise AssertionError("nothing was raised")
assert Zeros()(x).asnumpy().tolist() == [3, 3, 3]
