import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        name = f"{x:03d}"  # errata: hit
        return x

# %%
@ms.jit
def step(x, y):
    text = f"layer {n:>4}"  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        key = f"w{self.index:02d}"  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        name = f"{x}"  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        name = "layer" + str(1)  # errata: ok
        return x

# %%
def prepare(x, y):
    name = f"{x:03d}"  # errata: ok
    return x

# %%
ms.set_context(mode=ms.GRAPH_MODE)


class Checked(nn.Cell):
    def construct(self, x):
        if x.ndim != 2:
            raise ValueError(f"expected two dimensions, got {x.ndim:d}")  # errata: ok
        return x

# %%
@ms.jit(capture_mode="bytecode")
def fast(x, index):
    return x * SCALES[f"layer {index:03d}"]  # errata: ok

# %%
@ops.constexpr
def key(index):
    return f"layer {index:03d}"  # errata: ok


class Net(nn.Cell):
    def construct(self, x):
        return x * self.scales[key(2)]
