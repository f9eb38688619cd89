import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape), ms.float32)  # errata: hit
        x = ops.concat((x, mask))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        pad = ms.Tensor(np.zeros((x.shape[0], 2)), dtype=ms.float32)  # errata: hit
        return ops.concat([x, pad], axis=1)

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        mask = Tensor(np.ones(self.queries.shape[:-1]), ms.float32)  # errata: hit
        x = ops.concat((mask, x))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones(x.shape, ms.float32)  # errata: ok
        x = ops.concat((x, mask))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
        x = ops.concat((x, mask))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        eye = Tensor(np.eye(2), ms.float32)  # errata: ok
        x = ops.concat((eye, x))
        return x

# %%
class Net(nn.Cell):
    def __init__(self, other):
        super().__init__()
        self.mask = Tensor(np.ones(other.shape), ms.float32)  # errata: ok

    def construct(self, x):
        return ops.concat((self.mask, x))

# %%
def prepare(x, y):
    mask = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
    x = ops.concat((x, mask))
    return x
