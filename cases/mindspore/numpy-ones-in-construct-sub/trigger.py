import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape), ms.float32)  # errata: hit
        x = 1 - mask
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        m = ms.Tensor(np.zeros((x.shape[0], 3)), ms.int32)  # errata: hit
        x = x * (1 - m)
        return x


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        eye = Tensor(np.eye(len(x)))  # errata: hit
        x = 1 - eye
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
        x = 1 - mask
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        eye = Tensor(np.eye(2))  # errata: ok
        x = 1 - eye
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones(x.shape, ms.float32)  # errata: ok
        x = 1 - mask
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape))  # errata: ok
        x = x - mask
        return x


# %%
class Net(nn.Cell):
    def construct(self, x, keep):
        bias = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
        return x * (1 - keep), bias


# %%
def prepare(x, y):
    mask = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
    x = 1 - mask
    return x


# %%
@ms.jit
def unseen(x):
    mask = ms.Tensor(np.zeros((x.shape[0], 3)), ms.float32)  # errata: hit
    return 1 - mask


# %%
@ms.jit
def unseen(x):
    batch, length = x.shape
    mask = ms.Tensor(np.zeros((batch, length)), ms.float32)  # errata: ok
    return 1 - mask


# %%
class Positions(nn.Cell):
    def construct(self, ids):
        start = ms.Tensor(np.zeros(ids.shape), dtype=ms.float32)
        return (start + 1) * ids  # errata: hit


# %%
class Doubled(nn.Cell):
    def construct(self, x):
        shape = x.shape[:-1]
        ones = ms.Tensor(np.ones(shape), dtype=ms.float32)
        return ones * 2  # errata: ok
