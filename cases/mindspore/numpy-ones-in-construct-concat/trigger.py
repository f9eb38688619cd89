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

# %%
import mindspore.nn as nn


class Prefix(nn.Cell):
    def __init__(self):
        super().__init__()
        self.prefix = ms.Parameter(ops.ones((2, 3, 4), ms.float32), name="prefix")

    def construct(self, hidden, mask):
        prefix_mask = Tensor(np.ones(self.prefix.shape[:2]), ms.float32)  # errata: hit
        full = ops.cat([prefix_mask, mask], axis=1)
        return ops.cat([self.prefix, hidden], axis=1) * full.expand_dims(-1)


out = Prefix()(ops.ones((2, 5, 4), ms.float32), ops.ones((2, 5), ms.float32))

# %%
import mindspore.nn as nn


class Prefix(nn.Cell):
    def construct(self, x, mask):
        batch = x.shape[0]
        extra = Tensor(np.ones((batch, 3)), dtype=ms.float32)  # errata: ok
        return ops.concat((extra, mask), 1)


out = Prefix()(ops.ones((2, 5, 4), ms.float32), ops.ones((2, 5), ms.float32))

# %%
class Net(nn.Cell):
    def construct(self, x):
        return ops.concat((Tensor(np.ones((x.shape[0], 1)), ms.float32), x), 1)  # errata: hit

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.concat = ops.Concat(axis=1)

    def construct(self, x):
        mask = Tensor(np.zeros(x.shape), ms.float32)  # errata: hit
        return self.concat((x, mask))

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones(x.shape), ms.float32)  # errata: ok
        return ops.concat((x, x), 1) * mask.sum()
