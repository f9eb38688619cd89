import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.sort()  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    rows = [3, 1]
    rows.sort()  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        self.order.reverse()  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = sorted(rows)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        y = x.sort(-1)  # errata: ok
        return x

# %%
def prepare(x, y):
    x.sort()  # errata: ok
    return x
