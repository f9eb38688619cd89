from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    total = torch.zeros(3)
    total.add_(x)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, 1))
def f(x, y):
    out = torch.full((3,), 1.0)
    out += x  # errata: hit
    return out

# %%
def f(x, y):
    acc = torch.empty(2, 3)
    acc.add_(layer(x))  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    total = x.clone()
    total.add_(y)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    total = torch.zeros_like(x)
    total.add_(x)  # errata: ok
    return x

# %%
def f(x, y):
    total = torch.zeros(3)
    total.add_(x)  # errata: ok
    return x

# %%
def f(x, y):
    total = torch.zeros(3)
    total.add_(1.0)  # errata: ok
    return total + x


result = torch.vmap(f)(xs, ys)

# %%
def f(x, y):
    scale = torch.ones(3)
    scale.mul_(2)  # errata: ok
    return scale * x


result = torch.vmap(f)(xs, ys)

# %%
def weighted(x):
    weights = torch.zeros(3)
    for k in range(3):
        weights += torch.arange(3.0) * k  # errata: ok
    return (x * weights).sum()


result = vmap(weighted)(xs)


# %%
bias = torch.arange(3.0)


def shifted(x):
    out = torch.zeros(3)
    out += bias  # errata: ok
    return out + x


result = vmap(shifted)(xs)


# %%
def energy(x):
    total = torch.zeros(3)
    for k in range(4):
        total += x[k] * k  # errata: hit
    return total


result = vmap(energy)(xs)


# %%
def weighted(x, w):
    total = torch.zeros(3)
    total += w  # errata: ok
    return total * x


result = vmap(weighted, in_dims=(0, None))(xs, w)


# %%
def summed(x, w):
    total = torch.zeros(3)
    for layer in layers:
        h = layer(x)
        total += h  # errata: hit
    return total * w


result = vmap(summed, in_dims=(0, None))(xs, w)

# %%
EPSILON = 1e-6


def averaged(x):
    total = torch.zeros(3)
    for k, weight in enumerate(weights):
        total += k  # errata: ok
    total += EPSILON  # errata: ok
    return x / total.add_(x.shape[0])  # errata: ok


result = vmap(averaged)(xs)


# %%
def rows(x):
    total = torch.zeros(3)
    for row in x:
        total += row  # errata: hit
    return total


result = vmap(rows)(xs)
