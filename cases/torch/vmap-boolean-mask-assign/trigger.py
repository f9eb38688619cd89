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


# %%
def f(x, floor):
    out = x.clone()
    mask = out < floor
    out[mask] = floor  # errata: hit
    return out


result = torch.vmap(f)(xs, floors)


# %%
def count(x):
    hist = torch.zeros_like(x)
    hist[x > 0] += 1  # errata: hit
    return hist


result = vmap(count)(xs)


# %%
def f(x):
    x[torch.isnan(x)] = torch.tensor(0.0)  # errata: hit
    return x


result = vmap(f)(xs)


# %%
def f(x):
    first = torch.arange(3) < 2
    x[first] = 0.5  # errata: ok
    x[index > 2] = 0.0  # errata: ok
    return x


result = vmap(f)(xs)


# %%
def f(x, index):
    x[index < 2] = 0.0  # errata: ok
    return x


result = vmap(f, in_dims=(0, None))(xs, index)


# %%
def f(x):
    table = torch.arange(3.0)
    table[table > 1] = 0.0  # errata: ok
    return x * table


result = vmap(f)(xs)


# %%
def f(x):
    mask = x.abs() > 1
    out = x.clone()
    out[mask] = out.mean()  # errata: hit
    out[out.lt(0)] = 0.0  # errata: hit
    out[(out > 0) & (out < 1)] *= 2  # errata: hit
    out[~torch.isfinite(out)] = 0.0  # errata: hit
    return out


result = vmap(f)(xs)


# %%
def f(x):
    mask = x > 1
    out = x.clone()
    out[mask] = 1.0  # errata: hit
    return out


result = vmap(f)(xs)


# %%
def f(x, keep):
    mask = keep > 0
    out = x.clone()
    out[mask] = 1.0  # errata: ok
    return out


result = vmap(f, in_dims=(0, None))(xs, keep)


# %%
def f(x):
    out = x.clone()
    out[x.argmax()] = 1.0  # errata: ok
    return out.masked_fill(x < 0, 0.0)  # errata: ok


result = vmap(f)(xs)
