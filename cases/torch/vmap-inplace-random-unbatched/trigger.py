from functools import partial

import torch
from torch.func import vmap


# %%
def f(x, y):
    noise = torch.empty(3).normal_()  # errata: hit
    return x


result = torch.vmap(f, randomness="different")(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None), randomness="different")
def f(x, y):
    x = x + torch.zeros(3).uniform_(-1, 1)  # errata: hit
    return x


# %%
def f(x, y):
    keep = torch.empty(3).bernoulli_(0.5)  # errata: hit
    return x


def sample(x, y):
    return f(x, y)


result = vmap(sample, in_dims=(0, None), randomness="different")(xs, y)


# %%
def f(x, y):
    noise = torch.empty_like(x).normal_()  # errata: ok
    return x


result = torch.vmap(f, randomness="different")(xs, ys)


# %%
@partial(torch.func.vmap, in_dims=(0, None), randomness="different")
def f(x, y):
    noise = torch.randn(3)  # errata: ok
    return x


# %%
def f(x, y):
    noise = torch.empty(3).normal_()  # errata: ok
    return x


# %%
def f(x):
    noise = torch.zeros(3)
    noise.uniform_(-1, 1)  # errata: hit
    return x + noise


result = vmap(f, randomness="different")(xs)


# %%
def f(x):
    return x + torch.nn.init.normal_(torch.empty(3))  # errata: hit


result = vmap(f, randomness="different")(xs)


# %%
def f(x):
    return x + torch.empty(3).normal_()  # errata: ok


result = vmap(f, randomness="same")(xs)


# %%
def f(x):
    noise = torch.zeros(3) * x
    return x + noise.normal_()  # errata: ok


result = vmap(f, randomness="different")(xs)


# %%
def f(x):
    noise = torch.empty(3).to(x.device)
    noise.log_normal_()  # errata: hit
    weight = torch.zeros(3, 3)
    torch.nn.init.xavier_uniform_(weight)  # errata: hit
    return weight @ x + noise


result = vmap(f, in_dims=0, randomness="different")(xs)


# %%
def f(x):
    noise = x.new_empty(3).normal_()  # errata: ok
    torch.nn.init.normal_(torch.empty_like(x))  # errata: ok
    return x + noise


result = vmap(f, randomness="different")(xs)
