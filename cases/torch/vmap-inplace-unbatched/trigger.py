from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    out = torch.zeros(3)
    out[0] = x.sum()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    out = torch.ones(3, 3)
    out[:, 0] = x  # errata: hit
    return x

# %%
def f(x, y):
    m = torch.empty(2, 2)
    m[0, 1] = x[0]  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    out = torch.zeros_like(x)
    out[0] = x.sum()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    out = [0, 0]
    out[0] = x.sum()  # errata: ok
    return x

# %%
def f(x, y):
    out = torch.zeros(3)
    out[0] = x.sum()  # errata: ok
    return x
