from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    i = x.nonzero()  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    i, = torch.nonzero(x > 0, as_tuple=True)  # errata: hit
    return x

# %%
def f(x, y):
    i = (x > y).nonzero(as_tuple=True)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    n = torch.count_nonzero(x)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    n = (x > 0).sum()  # errata: ok
    return x

# %%
def f(x, y):
    i = x.nonzero()  # errata: ok
    return x

# %%
def g(row):
    return torch.nonzero_static(row > 0, size=4)  # errata: ok


result = torch.vmap(g)(rows)

# %%
x = torch.randn(4, 3)


def peaks(x):
    (rows,) = torch.where(x > 0.5)  # errata: hit
    return x.nonzero()  # errata: hit


result = vmap(peaks)(x)

# %%
table = torch.tensor([0.0, 1.0, 2.0])


def select(x):
    return x[table.nonzero().squeeze(-1)].sum()  # errata: ok


result = vmap(select)(xs)

# %%
def positive(x):
    return torch.where(x > 0, x, 0.0).sum()  # errata: ok


result = vmap(positive)(xs)
