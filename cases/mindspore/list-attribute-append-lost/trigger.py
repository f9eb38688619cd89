import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.losses.append(x)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        self.rows.append(x * 2)  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        self.history.append(ops.mean(x))  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = []
        rows.append(x)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.append(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    layer.losses.append(x)  # errata: ok
    return x
