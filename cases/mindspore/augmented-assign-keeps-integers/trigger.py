import mindspore as ms
from mindspore import nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        position = ops.arange(x.shape[0])
        position *= 0.5  # errata: hit
        return x + position

# %%
class Accuracy(nn.Cell):
    def construct(self, predicted, labels):
        hits = (predicted == labels).astype(ms.int32)
        hits /= 4.0  # errata: hit
        return hits.sum()

# %%
@ms.jit
def shift(x):
    best = ops.argmax(x, 1)
    best += 0.5  # errata: hit
    return best

# %%
class Net(nn.Cell):
    def construct(self, x):
        position = ops.arange(x.shape[0])
        position = position * 0.5  # errata: ok
        return x + position

# %%
class Net(nn.Cell):
    def construct(self, x):
        position = ops.arange(x.shape[0])
        position += 1  # errata: ok
        return x + position

# %%
class Net(nn.Cell):
    def construct(self, x):
        hits = x.astype(ms.float32)
        hits *= 0.5  # errata: ok
        return hits

# %%
def prepare(x):
    position = ops.arange(x.shape[0])
    position *= 0.5  # errata: ok
    return position

# %%
class Pool(nn.Cell):
    def construct(self, mask):
        count = mask.int()
        count -= 0.5  # errata: hit
        return count

# %%
class Net(nn.Cell):
    def construct(self, x):
        position = ops.arange(x.shape[0])
        position = position.astype(ms.float32)
        position *= 0.5  # errata: ok
        return position

# %%
class Net(nn.Cell):
    def construct(self, x):
        size = x.shape[0]
        size *= 0.5  # errata: ok
        return x * size

# %%
import mindspore.nn as nn
import numpy as np
from mindspore import Tensor

class Grid(nn.Cell):
    def construct(self, x):
        steps = ops.arange(0.0, 4.0, 1.0)
        steps *= 0.5  # errata: ok
        return x + steps


out = Grid()(Tensor(np.zeros((2, 4)), ms.float32))
