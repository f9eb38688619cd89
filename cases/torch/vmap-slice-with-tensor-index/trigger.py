from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    z = x[y : y + 3]  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@torch.func.vmap
def f(x):
    z = table[x : x + 2]  # errata: hit
    return x

# %%
def f(x, y):
    z = x[y : y + width]  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample)(xs, ys)

# %%
def head(x, n):
    return x[:n]  # errata: hit


result = vmap(head)(xs, lengths)

# %%
def frames(x, n):
    x = x.clone()
    x[..., n : n + 4] = 0  # errata: hit
    return x


result = vmap(frames)(xs, starts)

# %%
result = torch.vmap(lambda x, i: x[i - 2 : i + 2])(xs, centres)  # errata: hit

# %%
def windows(xs, start):
    return vmap(lambda x: x[start : start + 8])(xs)  # errata: ok

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
