# releases: >=2.10
"""The clock stands still for inputs of one shape; an input of another shape reads it again."""

import time

import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Clock(nn.Cell):
    """The input and the time."""

    def construct(self, x):
        return x, time.perf_counter()


net = Clock()
times = []
for x in (ops.zeros(1), ops.ones(1), ops.ones(2)):
    times.append(float(net(x)[1]))
    time.sleep(0.1)
assert times[0] == times[1] < times[2]
