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
