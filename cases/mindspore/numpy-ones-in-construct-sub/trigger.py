import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: hit
        x = 1 - mask
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        m = ms.Tensor(np.zeros(3), ms.int32)  # errata: hit
        x = x * (1 - m)
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        t = Tensor(np.tril(np.ones((2, 2))))
        eye = Tensor(np.eye(2))  # errata: hit
        x = 1 - eye
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones((2, 2), ms.float32)  # errata: ok
        x = 1 - mask
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)))  # errata: ok
        x = x - mask
        return x

# %%
def prepare(x, y):
    mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
    x = 1 - mask
    return x
