import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape), ms.float32)  # errata: hit
        return x * mask


# %%
@ms.jit
def step(x, y):
    scale = ms.Tensor(np.full(x.shape, 2.0), dtype=ms.float32)  # errata: hit
    return x * scale


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        t = Tensor(np.arange(x.shape[1]), dtype=ms.float32)  # errata: hit
        return x + t


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones(x.shape, ms.float32)  # errata: ok
        return x * mask


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
        return x * mask


# %%
class Net(nn.Cell):
    def construct(self, x):
        t = Tensor(np.arange(4), dtype=ms.float32)  # errata: ok
        return x + t


# %%
class Net(nn.Cell):
    def __init__(self, other):
        super().__init__()
        self.mask = Tensor(np.ones(other.shape), ms.float32)  # errata: ok

    def construct(self, x):
        return x * self.mask


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x + Tensor(np.ones(x.shape), ms.float32)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        offset = Tensor(np.ones(x.shape), ms.float64)  # errata: ok
        return x + offset


# %%
class Start(nn.Cell):
    def construct(self, x):
        return Tensor(np.ones(x.shape), ms.float32)  # errata: ok


# %%
class Start(nn.Cell):
    def construct(self, x):
        state = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
        return state


# %%
class Net(nn.Cell):
    def construct(self, x):
        shape = x.shape
        mask = Tensor(np.ones(shape), ms.float32)  # errata: ok
        return x * mask


# %%
def prepare(x, y):
    mask = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
    return x * mask


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape))  # errata: ok
        return x * mask


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape, np.float32))  # errata: hit
        return x * mask
