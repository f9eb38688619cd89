# releases: >=2.10
"""`random.random()` stands still as well, and `time.sleep` waits only while compiling."""

import random
import time

import mindspore as ms
from mindspore import nn

ms.set_context(mode=ms.GRAPH_MODE)


class Noise(nn.Cell):
    """The input and a number."""

    def construct(self, x):
        return x, random.random()


class Slow(nn.Cell):
    """The input, later."""

    def construct(self, x):
        time.sleep(1)
        return x


x = ms.Tensor(1.0, ms.float32)
net = Noise()
assert float(net(x)[1]) == float(net(x)[1])
net = Slow()
net(x)
start = time.perf_counter()
net(x)
assert time.perf_counter() - start < 0.9
