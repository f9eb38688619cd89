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

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = self.dense(x)
        print(time.time() - self.start)  # errata: hit
        return y

# %%
class Net(nn.Cell):
    def construct(self, x):
        time.sleep(0.1)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.start = time.time()  # errata: ok

    def construct(self, x):
        return x

# %%
@ms.jit(capture_mode="bytecode")
def step(x):
    return x, time.time()  # errata: ok
