import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        mode = ms.get_context("mode")  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    if ms.get_context("device_target") == "CPU":  # errata: hit
        x = x + 1
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        from mindspore import context
        mode = context.get_context("mode")  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        mode = self.mode  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.get_context(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    mode = ms.get_context("mode")  # errata: ok
    return x

# %%
@ops.constexpr
def on_ascend():
    return ms.get_context("device_target") == "Ascend"  # errata: ok


class Net(nn.Cell):
    def construct(self, x):
        return x * 2 if on_ascend() else x
