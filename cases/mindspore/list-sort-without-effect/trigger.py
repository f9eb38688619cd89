import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        sizes = list(self.sizes)
        sizes.sort()  # errata: hit
        return x / sizes[0]


# %%
@ms.jit
def step(x, y):
    rows = [3, 1]
    rows.sort(reverse=True)  # errata: hit
    return x * rows[0]


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        order = [abs(size) for size in self.sizes]
        order.sort()  # errata: hit
        return x * order[0]


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.anchors = [3.0, 1.0]

    def construct(self, x):
        self.anchors.sort()  # errata: hit
        return x / self.anchors[0]


# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = sorted(self.rows)  # errata: ok
        return x * rows[0]


# %%
class Net(nn.Cell):
    def construct(self, x):
        values, index = x.sort()  # errata: ok
        return values


# %%
class Net(nn.Cell):
    def construct(self, x):
        rows = [3, 1]
        rows.reverse()  # errata: ok
        return x * rows[0]


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.anchors = [3.0, 1.0]
        self.anchors.sort()  # errata: ok

    def construct(self, x):
        return x / self.anchors[0]


# %%
@ms.jit(capture_mode="bytecode")
def step(x):
    rows = [3, 1]
    rows.sort()  # errata: ok
    return x * rows[0]


# %%
def prepare(x, y):
    rows = list(x)
    rows.sort()  # errata: ok
    return rows

# %%
import mindspore.nn as nn


class Pick(nn.Cell):
    def construct(self, x):
        axes = [2, 0, 1]
        axes.remove(0)  # errata: hit
        return x.sum(axis=axes[1])


out = Pick()(ops.ones((2, 3, 4), ms.float32))
