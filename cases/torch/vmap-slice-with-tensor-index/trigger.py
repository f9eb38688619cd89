from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    z = x[y : y + 3]  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = table[x : x + 2]  # errata: hit
    return x

# %%
def f(x, y):
    z = x[y : y + width]  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    z = x[0:3]  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = x.narrow(0, 0, 3)  # errata: ok
    return x

# %%
def f(x, y):
    start = 2
    z = x[start : start + 3]  # errata: ok
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    z = x[y : y + 3]  # errata: ok
    return x
