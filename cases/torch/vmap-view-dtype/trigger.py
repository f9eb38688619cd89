from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    bits = x.view(torch.int32)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    bits = x.view(torch.uint8)  # errata: hit
    return x

# %%
def f(x, y):
    z = (x * 2).view(torch.bfloat16)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    z = x.view(-1)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    z = x.to(torch.int32)  # errata: ok
    return x

# %%
def f(x, y):
    bits = x.view(torch.int32)  # errata: ok
    return x

# %%
result = vmap(lambda x: x.view(dtype=torch.complex64))(xs)  # errata: hit

# %%
result = vmap(lambda x: x + torch.ones(4).view(torch.int32))(xs)  # errata: ok

# %%
table = torch.randn(3)


def mask(x):
    return x * (table.view(torch.int32) < 0)  # errata: ok


result = vmap(mask)(xs)

# %%
x = torch.randn(4, 3)


def raw(x):
    return x.view(torch.uint8)  # errata: hit


result = vmap(raw)(x)

# %%
def mantissa(x):
    return x.view(torch.int) & 0x7FFFFF  # errata: hit


result = vmap(mantissa)(xs)

# %%
def pairs(x):
    return torch.view_as_complex(x)  # errata: ok


result = vmap(pairs)(xs)
