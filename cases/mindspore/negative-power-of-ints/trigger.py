import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


# %%
class Net(nn.Cell):
    def construct(self, x):
        scale = 2**-1  # errata: hit
        return x


# %%
@ms.jit
def step(x, y):
    x = x * 10**-3  # errata: hit
    return x


# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        base = 2
        scale = base**-2  # errata: hit
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        scale = 2.0**-1  # errata: ok
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        scale = 2**3  # errata: ok
        return x


# %%
class Net(nn.Cell):
    def construct(self, x):
        x = x**-1  # errata: ok
        return x


# %%
def prepare(x, y):
    scale = 2**-1  # errata: ok
    return x


# %%
class Net(nn.Cell):
    def __init__(self, level):
        super().__init__()
        self.level = level

    def construct(self, x):
        return x * 2**-self.level  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x * pow(2, -1)  # errata: hit


# %%
class Net(nn.Cell):
    def construct(self, x):
        return x * 2**-0.5  # errata: ok


# %%
class Net(nn.Cell):
    def construct(self, x):
        return 2**-x  # errata: ok


# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.alpha = 0.5
        self.weight = ms.Parameter(Tensor([1.0]))

    def construct(self, x):
        x = x * 2**-self.alpha  # errata: ok
        return x * 2**-self.weight  # errata: ok


# %%
class Upsample(nn.Cell):
    def __init__(self, level):
        super().__init__()
        self.level = -level

    def construct(self, x):
        return x * 2**-self.level  # errata: ok


# %%
class Pool(nn.Cell):
    def construct(self, x):
        out = x
        for level in range(1, 3):
            out = out + x * 2**-level  # errata: hit
        return out


# %%
class Pool(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = [2**-level for level in range(3)]  # errata: ok

    def construct(self, x):
        return x * self.scales[1]


# %%
class Average(nn.Cell):
    def construct(self, x):
        return x.sum(-1) * x.shape[-1] ** -1  # errata: hit


# %%
class Attention(nn.Cell):
    def construct(self, q, k):
        return ops.matmul(q, k) * q.shape[-1] ** -0.5  # errata: ok
