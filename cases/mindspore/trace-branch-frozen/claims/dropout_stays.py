# releases: >=2.10
"""In PyNative mode a traced construct keeps its Dropout after set_train(False)."""

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.PYNATIVE_MODE)


class Dropped(nn.Cell):
    """A Dropout."""

    def __init__(self):
        super().__init__()
        self.dropout = nn.Dropout(p=0.5)

    def construct(self, x):
        return self.dropout(x)


class Traced(Dropped):
    """A Dropout, traced."""

    @ms.jit(capture_mode="trace")
    def construct(self, x):
        return self.dropout(x)


x = ops.ones((100,), ms.float32)
for net, kept in ((Dropped(), False), (Traced(), True)):
    net.set_train(True)
    net(x)
    net.set_train(False)
    assert (net(x).asnumpy() == 0.0).any() == kept
