"""A branch that returns or raises does not need the variable."""

import mindspore as ms
from mindspore import nn, ops


class Returns(nn.Cell):
    def construct(self, x):
        if x.mean() > 0:
            y = x * 2
        else:
            return x
        return y + 1


class Raises(nn.Cell):
    def construct(self, x):
        if x.mean() > 0:
            y = x * 2
        else:
            raise ValueError("negative")
        return y + 1


ms.set_context(mode=ms.GRAPH_MODE)
for net in (Returns(), Raises()):
    assert net(ops.ones((3,), ms.float32)).asnumpy().tolist() == [3, 3, 3]
