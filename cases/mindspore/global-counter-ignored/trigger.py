import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

step = 0

# %%
class Net(nn.Cell):
    def construct(self, x):
        global step  # errata: hit
        step = step + 1
        return x

# %%
@ms.jit
def step(x, y):
    global calls  # errata: hit
    calls += 1
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        global total  # errata: hit
        total = total + x
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        global step  # errata: ok
        x = x + step
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = x + step  # errata: ok
        return x

# %%
def prepare(x, y):
    global step  # errata: ok
    step = step + 1
    return x

# %%
@ms.jit(capture_mode="bytecode")
def fast(x):
    global step  # errata: ok
    step = step + 1
    return x * step

# %%
class Net(nn.Cell):
    def construct(self, x):
        global step  # errata: hit
        step += 1
        return x * step

# %%
counter = ms.Parameter(Tensor(0.0), name="counter", requires_grad=False)


class Net(nn.Cell):
    def construct(self, x):
        global counter  # errata: ok
        counter += 1
        return x * counter
