import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        return np.ones(3)  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    return np.array([1, 2])  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        return np.zeros((2, 2))  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        return Tensor(np.ones(3))  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        return ops.ones(3)  # errata: ok
        return x

# %%
def prepare(x, y):
    return np.ones(3)  # errata: ok
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = np.tril(np.ones((3, 3)))
        return mask  # errata: hit

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = np.tril(np.ones((3, 3)))
        mask = Tensor(mask)
        return mask  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = np.tril(np.ones((3, 3)))
        return x * Tensor(mask)  # errata: ok

# %%
import mindspore.numpy as mnp


class Net(nn.Cell):
    def construct(self, x):
        return mnp.ones(3)  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        return x * self.scale()

    def scale(self):
        return np.sqrt(self.width)  # errata: ok

# %%
@ms.jit
def mask(n):
    lower = np.tril(np.ones((3, 3)))
    return lower  # errata: hit

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.training:
            return np.ones(3)  # errata: hit
        return x

# %%
@ms.jit
def step(x):
    return x * ms.Tensor(scale())


def scale():
    return np.ones(3)  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        return np.prod(x.shape)  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        return np.shape(x)  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        scale = np.sqrt(2.0)
        return scale  # errata: ok

# %%
class Net(nn.Cell):
    def construct(self, x):
        return np.concatenate((x.asnumpy(), np.ones(2)))  # errata: hit

# %%
class Net(nn.Cell):
    def construct(self, x):
        angles = np.sin(np.arange(8))
        return angles  # errata: hit

# %%
class Smooth(nn.Cell):
    def construct(self, x):
        return x.asnumpy()  # errata: hit

# %%
class Anchors(ms.nn.Cell):
    def construct(self, x):
        grid = np.stack(np.meshgrid(np.arange(3), np.arange(3)), -1)
        return x * 2, grid  # errata: hit
