import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.append(1)  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    x.clear()  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        x.append(self.layer(x))  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.extend([1])  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.insert(0, 1)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = []
        rows.append(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    x.append(1)  # errata: ok
    return x
