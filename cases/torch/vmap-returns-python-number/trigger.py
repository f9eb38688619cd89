from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    return x * 2, x.numel()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
def loss(x, y):
    total = (x - y).square().sum()
    return total, len(x)  # errata: hit


losses, counts = vmap(loss, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    n = x.size(0)
    return x, n  # errata: hit


per_sample = vmap(f, randomness="different")
result = per_sample(xs, ys)

# %%
def split(x):
    return x * 2, x.shape[0]  # errata: ok


def sample(x):
    y, n = split(x)
    return y / n


result = vmap(sample)(xs)

# %%
def f(x):
    return x.sum(), x.numel()  # errata: ok


result = vmap(f, out_dims=(0, None))(xs)

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
