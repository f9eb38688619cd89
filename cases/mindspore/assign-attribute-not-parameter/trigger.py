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

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = 0

    def construct(self, x):
        self.step = self.step + 1  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = 0

    def construct(self, x):
        self.step += 1  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = ms.Parameter(Tensor(0), requires_grad=False)

    def construct(self, x):
        self.count = self.count + 1  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Tensor(0)

    def construct(self, x):
        count = self.count + 1  # errata: ok
        return x * count

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Tensor(0)

    def construct(self, x):
        return x * self.count

    def reset(self):
        self.count = Tensor(0)  # errata: ok

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.state = ms.tensor([1.0])

    def construct(self, x):
        self.state *= 2  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = ops.zeros((2, 2), ms.float32)

    def construct(self, x):
        self.hidden = self.hidden + x  # errata: hit
        return self.hidden

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = [None, None]

    def construct(self, x):
        self.cache[0] = x  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.hidden = ms.Parameter(ops.zeros((2, 2), ms.float32), name="hidden")

    def construct(self, x):
        self.hidden[0] = x  # errata: ok
        return x
