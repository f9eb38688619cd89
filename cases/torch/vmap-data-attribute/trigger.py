from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    w = x.data  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    x = x.data * y  # errata: hit
    return x

# %%
def f(x, y):
    x = (x.data - y) * 2  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    w = x.detach()  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    w = data.x  # errata: ok
    return x

# %%
def f(x, y):
    w = x.data  # errata: ok
    return x

# %%
weight = torch.ones(3)


def f(x):
    return x * weight.data  # errata: ok


result = torch.vmap(f)(xs)

# %%
def loss(x):
    return (x / x.data).sum()  # errata: ok


result = torch.vmap(torch.func.grad(loss))(xs)

# %%
def clip(g):
    norm = g.norm().data  # errata: hit
    return g / (1 + norm)


out = torch.func.vmap(clip, in_dims=0)(torch.randn(4, 3))

# %%
def apply(x, w):
    return x * w.data  # errata: ok


out = vmap(apply, in_dims=(0, None))(torch.randn(4, 3), torch.ones(3, requires_grad=True))

# %%
def normalise(x):
    y = x * 2
    return x / y.data.norm()  # errata: hit


out = vmap(normalise)(torch.randn(4, 3))

# %%
def normalise(x):
    y = x * 2
    return x / y.data.norm()  # errata: ok


out = normalise(torch.randn(4, 3))
