import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: hit
        x = ops.concat((x, mask))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        pad = ms.Tensor(np.zeros((1, 2)))  # errata: hit
        x = ops.concat([x, pad], axis=0)
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        eye = Tensor(np.eye(2), ms.int32)  # errata: hit
        x = ops.concat((eye, x))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = ops.ones((2, 2), ms.float32)  # errata: ok
        x = ops.concat((x, mask))
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mask = Tensor(np.ones((2, 2)))  # errata: ok
        x = x * mask
        return x

# %%
def prepare(x, y):
    mask = Tensor(np.ones((2, 2)), ms.float32)  # errata: ok
    x = ops.concat((x, mask))
    return x
