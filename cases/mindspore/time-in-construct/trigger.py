import time

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        start = time.time()  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    start = time.perf_counter()  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        now = time.monotonic()  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        t = self.time(x)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        t = x.time()  # errata: ok
        return x

# %%
def prepare(x, y):
    start = time.time()  # errata: ok
    return x
