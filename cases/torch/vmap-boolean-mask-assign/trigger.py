from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    x[x < y] = 0  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x[x > y] = -1e9  # errata: hit
    return x

# %%
def f(x, y):
    x[x == y] = 1  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    x[:, 0] = 0  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x[index] = 0  # errata: ok
    return x

# %%
def f(x, y):
    x = torch.where(x < y, 0, x)  # errata: ok
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    x[x < y] = 0  # errata: ok
    return x

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x[~y] = -1e9  # errata: ok
    return x
