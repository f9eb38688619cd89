import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.register_hook(lambda g: g * 2)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        double = lambda g: g * 2
        h = x * 2
        h.register_hook(double)  # errata: hit
        return h

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        self.weight.register_hook(lambda g: g)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.register_hook(print)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x.register_hook(self.keep)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.register_hook_of(x)  # errata: ok
        return x
