from functools import partial

import torch
from torch.func import vmap

# %%
def f(x, y):
    self.last = x  # errata: hit
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    self.hidden = torch.relu(x)  # errata: hit
    return x

# %%
def f(x, y):
    self.state = self.layer(x)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None))(xs, y)

# %%
def f(x, y):
    last = x  # errata: ok
    return x


result = torch.vmap(f)(xs, ys)

# %%
@partial(torch.func.vmap, in_dims=(0, None))
def f(x, y):
    self.count += 1  # errata: ok
    return x

# %%
def f(x, y):
    self.last = x  # errata: ok
    return x
