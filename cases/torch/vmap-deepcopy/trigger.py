import copy
from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    z = copy.deepcopy(x)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = copy.deepcopy(x * 2)  # errata: hit
    return x

# %%
def f(x, y):
    from copy import deepcopy
    z = deepcopy(y)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample)(xs, ys)

# %%
def f(x):
    z = copy.copy(x)  # errata: hit
    return z * x


result = vmap(f)(xs)

# %%
def f(x, y):
    z = x.clone()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = x.detach().clone()  # errata: ok
    return x

# %%
def f(x, y):
    z = copy.deepcopy(x)  # errata: ok
    return x
