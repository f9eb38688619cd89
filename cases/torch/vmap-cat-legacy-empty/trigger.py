from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    out = torch.cat([torch.empty(0), x])  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    start = torch.empty(0)
    out = torch.cat([start, x], dim=0)  # errata: hit
    return x

# %%
def f(x, y):
    out = torch.cat([torch.empty(0), x, y], 0)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    out = torch.cat([x, y])  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    out = torch.cat([torch.empty(0, 3), x])  # errata: ok
    return x

# %%
def f(x, y):
    out = torch.cat([torch.empty(0), x])  # errata: ok
    return x
