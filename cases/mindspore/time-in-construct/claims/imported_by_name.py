# releases: <2.1
"""Of a clock imported by name nothing is raised: it stands still alone, and moves where a tensor is subtracted."""

import time
from time import perf_counter

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Stopwatch(nn.Cell):
    """The input doubled, and the time that took."""

    def construct(self, x):
        start = perf_counter()
        return x * 2, perf_counter() - start


class Age(nn.Cell):
    """The input doubled, and seconds since a start."""

    def construct(self, x):
        return x * 2, perf_counter() - x


x = ms.Tensor(1.0, ms.float64)
for net, moves in ((Stopwatch(), False), (Age(), True)):
    first = float(net(x)[1])
    time.sleep(0.1)
    assert (float(net(x)[1]) != first) == moves
