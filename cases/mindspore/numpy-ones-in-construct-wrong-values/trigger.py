import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    mask = ms.Tensor(np.zeros(3))  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        t = Tensor(np.arange(4), dtype=ms.float32)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones((2, 2), ms.float32)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = self.mask  # errata: ok
        return x

# %%
def prepare(x, y):
    mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
    return x
