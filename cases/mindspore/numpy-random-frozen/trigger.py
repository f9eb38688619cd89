import random

import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = np.random.rand()  # errata: hit
        return x + noise

# %%
@ms.jit
def step(x, y):
    noise = np.random.normal(0, 1, (3,))  # errata: hit
    return x

# %%
class Base(nn.Cell):
    pass


class Child(Base):
    def construct(self, x):
        k = np.random.randint(0, 4)  # errata: hit
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = ops.standard_normal((3,))  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        x = self.random(x)  # errata: ok
        return x

# %%
def prepare(x, y):
    x = x + np.random.rand()  # errata: ok
    return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = np.random.normal(x.asnumpy(), 1.0)  # errata: ok
        return x + Tensor(noise, ms.float32)

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = np.random.uniform(0, 1, x.asnumpy().shape)  # errata: ok
        return x + Tensor(noise, ms.float32)

# %%
class Net(nn.Cell):
    def construct(self, x):
        np.random.seed(0)  # errata: ok
        return x

# %%
class Net(nn.Cell):
    def construct(self, x):
        if random.random() < 0.5:  # errata: hit
            x = x * 2
        return x + Tensor(np.random.randn(*x.shape), ms.float32)  # errata: hit

# %%
class Net(nn.Cell):
    def construct(self, x):
        mean = x.asnumpy()
        noise = np.random.normal(mean, 1.0)  # errata: ok
        return x + Tensor(noise, ms.float32)

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = np.random.normal(loc=x.asnumpy() * 2)  # errata: ok
        return x + Tensor(noise, ms.float32)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.shift = random.random()  # errata: ok

    def construct(self, x):
        return x + self.shift

# %%
class Net(nn.Cell):
    def construct(self, x):
        noise = random.gauss(0, 1)  # errata: hit
        return x + noise

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rng = np.random.default_rng(0)

    def construct(self, x):
        noise = self.rng.normal(size=3)  # errata: hit
        return x + Tensor(noise, ms.float32)

# %%
class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rng = np.random.default_rng(0)
        self.scale = float(self.rng.normal())  # errata: ok

    def construct(self, x):
        return x * self.scale

# %%
@ms.jit(capture_mode="bytecode")
def step(x):
    noise = np.random.rand()  # errata: ok
    return x + noise
