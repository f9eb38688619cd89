from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    j = torch.autograd.functional.jacobian(model, x)  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    h = torch.autograd.functional.hessian(loss, (x, y))  # errata: hit
    return x

# %%
def f(x, y):
    from torch.autograd.functional import jvp
    out = jvp(model, x, y)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    j = torch.func.jacrev(model)(x)  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
def f(x, y):
    j = torch.autograd.functional.jacobian(model, x)  # errata: ok
    return x

# %%
for x, y in zip(xs, ys):
    j = torch.autograd.functional.jacobian(model, x)  # errata: ok
result = vmap(other)(xs)
