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
        hidden = self.dense(x)
        hidden.register_hook(lambda g: g)  # errata: hit
        return hidden

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

# %%
double = lambda g: g * 2


class Net(nn.Cell):
    def construct(self, x):
        h = x * 2
        h.register_hook(double)  # errata: ok
        return h

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hook = lambda g: g * 2

    def construct(self, x):
        h = x * 2
        h.register_hook(self.hook)  # errata: ok
        return h


# %%
class Reverse(nn.Cell):
    def construct(self, features):
        features = features * 1.0

        def negate(grad):
            return -grad

        features.register_hook(negate)  # errata: hit
        return features.sum()


# %%
def clip(gradient):
    return ops.clip_by_value(gradient, -1.0, 1.0)


class Clipped(nn.Cell):
    def construct(self, x):
        y = x * 1.0
        y.register_hook(clip)  # errata: ok
        return (y**2).sum()


# %%
@ms.jit(capture_mode="bytecode")
def halved(x):
    y = x * 2
    y.register_hook(lambda g: g * 0.5)  # errata: ok
    return y.sum()
