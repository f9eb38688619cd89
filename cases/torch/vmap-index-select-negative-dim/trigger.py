from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    z = x.index_copy(-2, y, x[:1])  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, 0))
def f(x, y):
    z = torch.index_select(x, -2, y)  # errata: hit
    return x


# %%
def f(x, y):
    z = (x + 1).index_select(-2, index)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)


# %%
def f(x, y):
    z = x.index_select(0, y)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = x.select(-1, 0)  # errata: ok
    return x


# %%
def f(x, y):
    z = x.index_select(-1, y)  # errata: ok
    return x


# %%
def f(x, y):
    z = x.index_select(-1, y)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)


# %%
def f(x):
    return x.index_select(dim=-2, index=index)  # errata: hit


result = vmap(f)(xs)


# %%
def f(x):
    return x.index_select(dim=x.dim() - 2, index=index)  # errata: ok


result = vmap(f)(xs)


# %%
def f(x, table):
    rows = table.index_select(0, index)  # errata: ok
    return x + rows.sum()


result = vmap(f, in_dims=(0, None))(xs, table)

# %%
def f(x):
    return x.index_copy(dim=-2, index=index, source=rows)  # errata: hit


result = vmap(f)(xs)
