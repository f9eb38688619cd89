"""Of an `if` on an attribute that is True or False, or on a comparison of one, the branch that is taken is compiled alone; where it is not taken, the variable is a NameError."""

import mindspore as ms
from mindspore import nn, ops


class Flag(nn.Cell):
    def __init__(self, flag):
        super().__init__()
        self.flag = flag

    def construct(self, x):
        if self.flag:
            y = x * 2
        return y + 1


class Training(nn.Cell):
    def construct(self, x):
        if self.training:
            y = x * 2
        return y + 1


class Compared(nn.Cell):
    def __init__(self, size, mask=None):
        super().__init__()
        self.size = size
        self.mask = mask

    def construct(self, x):
        if self.mask is None:
            y = x * 2
        if self.size > 2:
            z = y + 1
        return z


ms.set_context(mode=ms.GRAPH_MODE)
x = ops.ones((3,), ms.float32)
assert Flag(True)(x).asnumpy().tolist() == [3, 3, 3]
assert Compared(3)(x).asnumpy().tolist() == [3, 3, 3]
assert Training().set_train()(x).asnumpy().tolist() == [3, 3, 3]
for net in (Flag(False), Training()):
    try:
        net(x)
    except NameError as error:
        assert not isinstance(error, UnboundLocalError)
        assert "The name 'y' is not defined, or not supported in graph mode" in str(error), error
    else:
        raise AssertionError("nothing was raised")
