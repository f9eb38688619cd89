import numpy as np

import paddle
from paddle import nn
from paddle.jit import to_static

# %%
@paddle.jit.to_static(full_graph=True)
def step(x, y):
    x = x + np.random.rand()  # errata: hit
    return x

# %%
class Net(nn.Layer):
    def forward(self, x):
        noise = np.random.normal(0, 1)  # errata: hit
        return x


net = to_static(Net(), full_graph=True)

# %%
def step(x, y):
    k = np.random.randint(0, 3)  # errata: hit
    return x


fast = paddle.jit.to_static(step, full_graph=True, input_spec=[spec])

# %%
@to_static(full_graph=True)
def step(x, y):
    x = x + paddle.rand([1])  # errata: ok
    return x

# %%
@to_static(full_graph=True)
def step(x, y):
    k = self.random(x)  # errata: ok
    return x

# %%
def plain(x, y):
    x = x + np.random.rand()  # errata: ok
    return x


@to_static(full_graph=True)
def other(x):
    return x

# %%
@to_static(full_graph=False)
def step(x):
    noise = np.random.rand()  # errata: ok
    return x + noise

# %%
@paddle.jit.to_static(full_graph=True)
def project(x):
    np.random.seed(0)
    matrix = np.random.randn(4, 2).astype("float32")  # errata: ok
    return x @ paddle.to_tensor(matrix)

# %%
import random


@paddle.jit.to_static(full_graph=True)
def jitter(x):
    return x * random.uniform(0.9, 1.1)  # errata: hit


def plain(x):
    return x * random.uniform(0.9, 1.1)  # errata: ok


# %%
class Projected(nn.Layer):
    def __init__(self):
        super().__init__()
        self.matrix = None

    def forward(self, x):
        if self.matrix is None:
            self.matrix = paddle.to_tensor(np.random.randn(4, 2))  # errata: ok
        return x @ self.matrix


net = to_static(Projected(), full_graph=True)

# %%
@to_static
def by_default(x):
    noise = float(np.random.rand())  # errata: ok
    return x + noise


@to_static(full_graph=True)
def twice(x):
    return x * 2

# %%
class Built(nn.Layer):
    def __init__(self):
        super().__init__()
        self.built = False

    def forward(self, x):
        if not self.built:
            self.matrix = paddle.to_tensor(np.random.randn(4, 4))  # errata: ok
            self.built = True
        return x @ self.matrix


net = to_static(Built(), full_graph=True)
