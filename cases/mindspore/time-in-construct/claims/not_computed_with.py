# releases: <2.1
"""2.0.0 returns a time that nothing is computed with, anew in each call; a Tensor made of it stands still."""

import time

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Clock(nn.Cell):
    """The input and the time."""

    def construct(self, x):
        return x, time.perf_counter()


class Frozen(nn.Cell):
    """The input and the time as a Tensor."""

    def construct(self, x):
        return x, ms.Tensor(time.perf_counter(), ms.float64)


x = ms.Tensor(1.0, ms.float32)
for net, moves in ((Clock(), True), (Frozen(), False)):
    first = float(net(x)[1])
    time.sleep(0.01)
    assert (float(net(x)[1]) > first) == moves
