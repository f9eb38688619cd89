import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode is not "train":  # errata: hit
            x = x + 1
        return x

# %%
@ms.jit
def step(x, y):
    if mode is not "sum":  # errata: hit
        x = x + 1
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        if self.kind is "a":  # errata: hit
            x = x * 2
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode != "train":  # errata: ok
            x = x + 1
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if mask is not None:  # errata: ok
            x = x + mask
        return x

# %%
def prepare(x, y):
    if layer.mode is not "train":  # errata: ok
        x = x + 1
    return x
