import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 1:
            raise ValueError("x")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.max() > 3:
            raise RuntimeError  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        if ops.isnan(x).any():
            raise ValueError("nan")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if x.ndim > 2:
            raise ValueError("shape")  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if self.mode == "a":
            raise ValueError("mode")  # errata: ok
        return x

# %%
def prepare(x, y):
    if x.sum() > 1:
        raise ValueError("x")  # errata: ok
    return x
