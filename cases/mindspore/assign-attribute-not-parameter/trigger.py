import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Tensor(0)

    def construct(self, x):
        self.count = self.count + 1  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Tensor(0)

    def construct(self, x):
        self.count = x  # errata: hit
        return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def __init__(self):
        super().__init__()
        self.count = Tensor(0)

    def construct(self, x):
        self.count = ops.add(self.count, x)  # errata: hit
        return x
