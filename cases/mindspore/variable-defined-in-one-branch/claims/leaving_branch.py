"""A branch that ends in `return`, `raise`, `break` or `continue` does not need the variable."""

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


class Breaks(nn.Cell):
    def construct(self, x):
        for _ in range(1):
            if x.mean() > 0:
                y = x * 2
            else:
                break
            x = y + 1
        return x


class Continues(nn.Cell):
    def construct(self, x):
        for _ in range(1):
            if x.mean() > 0:
                y = x * 2
            else:
                continue
            x = y + 1
        return x


ms.set_context(mode=ms.GRAPH_MODE)
for net in (Returns(), Raises(), Breaks(), Continues()):
    assert net(ops.ones((3,), ms.float32)).asnumpy().tolist() == [3, 3, 3]
