from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    if x.norm() > 1:  # errata: hit
        x = x / 2
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    n = x.norm()
    if n > 1:  # errata: hit
        x = x / n
    return x

# %%
def f(x, y):
    while x.abs().max() > y:  # errata: hit
        x = x * 0.5
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    if x.shape[0] > 1:  # errata: ok
        x = x / 2
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x = torch.where(x.norm() > 1, x / 2, x)  # errata: ok
    return x

# %%
def f(x, y):
    if x.norm() > 1:  # errata: ok
        x = x / 2
    return x

# %%
import torch.nn as nn


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(3, 1)

    def forward(self, x):
        y = self.fc(x)
        if y.item() > 0:
            return y
        return -y


def relu_like(x):
    total = x.sum()
    return total if total > 0 else total * 0.1  # errata: hit


out = torch.vmap(relu_like)(torch.randn(4, 3))

# %%
def safe_log(x):
    assert (x > 0).all()  # errata: hit
    return x.log()


batched = torch.func.vmap(safe_log)
out = batched(torch.rand(4, 3))

# %%
def clip(x, limit):
    if limit > 1:  # errata: ok
        return x / limit
    return x


out = vmap(clip, in_dims=(0, None))(torch.randn(4, 3), torch.tensor(2.0))

# %%
scale = torch.ones(3)


def f(x):
    if scale.sum() > 1:  # errata: ok
        return x / scale.sum()
    return x


out = vmap(f)(torch.randn(4, 3))

# %%
def soft(x):
    energy = (x**2).sum()
    if energy > 1.0:  # errata: hit
        return x / energy
    return x


out = vmap(soft)(torch.randn(4, 3))

# %%
from torch.func import grad


def loss(weight, sample):
    if sample.norm() > 1:  # errata: hit
        sample = sample / sample.norm()
    return (weight * sample).sum()


per_sample = vmap(grad(loss), in_dims=(None, 0))(torch.ones(3), torch.randn(4, 3))

# %%
from torch.func import grad


def loss(weight, sample):
    if weight.norm() > 1:  # errata: ok
        weight = weight / weight.norm()
    return (weight * sample).sum()


per_sample = vmap(grad(loss), in_dims=(None, 0))(torch.ones(3), torch.randn(4, 3))

# %%
class Solver:
    def __init__(self, tolerance):
        self.tolerance = tolerance

    def solve(self, x):
        y = torch.ones_like(x)
        while (y * y - x).abs() > self.tolerance:  # errata: hit
            y = (y + x / y) / 2
        return y

    def batched(self, xs):
        return torch.func.vmap(self.solve)(xs)
