from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    return x * 2, x.numel()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    return x.relu(), len(x)  # errata: hit
    return x

# %%
def f(x, y):
    n = x.size(0)
    return x, n  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    return x * 2, x.sum()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    return x * 2  # errata: ok
    return x

# %%
def f(x, y):
    return x * 2, x.numel()  # errata: ok
    return x
