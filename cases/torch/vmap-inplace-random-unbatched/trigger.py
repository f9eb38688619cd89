from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    noise = torch.empty(3).normal_()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x = x + torch.zeros(3).uniform_(-1, 1)  # errata: hit
    return x

# %%
def f(x, y):
    keep = torch.empty(3).bernoulli_(0.5)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    noise = torch.empty_like(x).normal_()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    noise = torch.randn(3)  # errata: ok
    return x

# %%
def f(x, y):
    noise = torch.empty(3).normal_()  # errata: ok
    return x
